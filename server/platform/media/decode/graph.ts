import { FilterGraph, type FilterContext, type Frame, type Rational } from 'node-av/lib';
import { AV_BUFFERSRC_FLAG_KEEP_REF } from 'node-av/constants';
import { allocFrame } from './decode.ts';
import { assertOk } from '../ffmpeg.ts';

/** FFmpeg filters with one input and one output. Feeding a frame does not consume it. */
export class Graph implements Disposable {
  readonly #graph: FilterGraph;
  readonly #source: FilterContext;
  readonly #sink: FilterContext;

  private constructor(graph: FilterGraph, source: FilterContext, sink: FilterContext) {
    this.#graph = graph;
    this.#source = source;
    this.#sink = sink;
  }

  static async forPicture(
    frame: Frame,
    timeBase: Rational | { num: number; den: number },
    filters: string,
  ): Promise<Graph> {
    const aspect = frame.sampleAspectRatio;
    const pixelAspect = aspect.num > 0 && aspect.den > 0 ? `${aspect.num}/${aspect.den}` : '1/1';
    const source =
      `buffer@in=video_size=${frame.width}x${frame.height}:pix_fmt=${frame.format}:time_base=${timeBase.num}/${timeBase.den}` +
      `:pixel_aspect=${pixelAspect}:colorspace=${frame.colorSpace}:range=${frame.colorRange}`;
    return Graph.#open(`${source},${filters},buffersink@out`);
  }

  static async forSound(
    frame: Frame,
    timeBase: Rational | { num: number; den: number },
    filters: string,
  ): Promise<Graph> {
    const { mask, nbChannels } = frame.channelLayout;
    const layout = mask ? `0x${mask.toString(16)}` : `${nbChannels}c`;
    const source =
      `abuffer@in=sample_rate=${frame.sampleRate}:sample_fmt=${frame.format}:channel_layout=${layout}` +
      `:time_base=${timeBase.num}/${timeBase.den}`;
    return Graph.#open(`${source},${filters},abuffersink@out`);
  }

  static async #open(description: string): Promise<Graph> {
    const graph = new FilterGraph();
    graph.alloc();
    assertOk(graph.parsePtr(description), `filters ${description}`);
    assertOk(await graph.config(), `filters ${description}`);
    const source = graph.getFilter('buffer@in') ?? graph.getFilter('abuffer@in');
    const sink = graph.getFilter('buffersink@out') ?? graph.getFilter('abuffersink@out');
    if (!source || !sink) throw new Error(`filters without ends: ${description}`);
    return new Graph(graph, source, sink);
  }

  /** null ends the input. The caller owns the yielded frames. */
  async *feed(frame: Frame | null): AsyncGenerator<Frame> {
    assertOk(this.#source.buffersrcAddFrameSync(frame, AV_BUFFERSRC_FLAG_KEEP_REF), 'feed filters');
    let out = allocFrame();
    while (this.#sink.buffersinkGetFrameSync(out) >= 0) {
      yield out;
      out = allocFrame();
    }
    out.free();
  }

  get timeBase(): Rational {
    return this.#sink.buffersinkGetTimeBase();
  }

  [Symbol.dispose](): void {
    this.#graph.free();
  }
}
