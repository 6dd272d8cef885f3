import { FFmpegError, PosixError } from 'node-av/lib';
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
