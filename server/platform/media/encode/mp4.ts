import { Dictionary, FormatContext, type CodecContext, type Packet, type Stream } from 'node-av/lib';
import { AVFMT_FLAG_BITEXACT } from 'node-av/constants';
import { assertOk } from '../ffmpeg.ts';

/**
 * Writes a file: the header when every encoder is known, then packets of any of them in any order, with the index at the front.
 * It contains neither the source's metadata nor the writer's name.
 */
export class Mp4Writer {
  readonly #format: FormatContext;
  readonly #streams: { stream: Stream; encoder: CodecContext }[] = [];

  private constructor(format: FormatContext) {
    this.#format = format;
  }

  static async open(path: string, kind: 'mp4' | 'avif', encoders: CodecContext[]): Promise<Mp4Writer> {
    const format = new FormatContext();
    assertOk(format.allocOutputContext2(null, kind, path), `write ${kind}`);
    format.setFlags(AVFMT_FLAG_BITEXACT);
    const writer = new Mp4Writer(format);
    for (const encoder of encoders) {
      const stream = format.newStream(null);
      assertOk(stream.codecpar.fromContext(encoder), 'stream parameters');
      stream.timeBase = encoder.timeBase;
      stream.avgFrameRate = encoder.framerate;
      writer.#streams.push({ stream, encoder });
    }
    assertOk(await format.openOutput(), `write ${path}`);
    using options = Dictionary.fromObject(kind === 'mp4' ? { movflags: '+faststart' } : {});
    assertOk(await format.writeHeader(options), 'header');
    return writer;
  }

  /** Writes the packet and frees it. */
  write(index: number, packet: Packet): void {
    const { stream, encoder } = this.#streams[index]!;
    packet.streamIndex = stream.index;
    packet.rescaleTs(encoder.timeBase, stream.timeBase);
    assertOk(this.#format.interleavedWriteFrameSync(packet), 'write packet');
    packet.free();
  }

  async close(): Promise<void> {
    assertOk(await this.#format.writeTrailer(), 'finish file');
    await this.#format.closeOutput();
    this.#format.freeContext();
  }
}
