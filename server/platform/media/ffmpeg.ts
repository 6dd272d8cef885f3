import { type CodecContext, FFmpegError, type Frame, Packet, PosixError } from 'node-av/lib';
import { AVERROR_EOF } from 'node-av/constants';

export const again = FFmpegError.AVERROR(PosixError.EAGAIN) as number;
export const outOfMemory = FFmpegError.AVERROR(PosixError.ENOMEM) as number;
export const endOfFile = AVERROR_EOF as number;

/** Throws an error that names the operation. For calls whose failure is our fault, not the file's. */
export function assertOk(code: number, what: string): number {
  if (code < 0) throw new Error(`${what}: ${FFmpegError.strerror(code)}`);
  return code;
}

export const describe = (code: number): string => FFmpegError.strerror(code);

/** Reading and coding are synchronous, so they yield regularly for progress, an abort, or the parent's exit. */
export const yieldToEventLoop = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Encodes one frame (null flushes the encoder) and yields finished packets, which the caller frees. It waits for the encoder on
 * another thread, while the next frame is decoded and scaled.
 */
export async function* encode(encoder: CodecContext, frame: Frame | null): AsyncGenerator<Packet> {
  assertOk(await encoder.sendFrame(frame), 'encode');
  while (true) {
    const packet = new Packet();
    packet.alloc();
    if (encoder.receivePacketSync(packet) < 0) {
      packet.free();
      return;
    }
    yield packet;
  }
}

/** Encodes like `encode`, but takes packets on another thread as well, for pictures whose encoder works only then. */
export async function* encodeAside(encoder: CodecContext, frame: Frame | null): AsyncGenerator<Packet> {
  assertOk(await encoder.sendFrame(frame), 'encode');
  while (true) {
    const packet = new Packet();
    packet.alloc();
    if ((await encoder.receivePacket(packet)) < 0) {
      packet.free();
      return;
    }
    yield packet;
  }
}
