import { Codec, CodecContext, Dictionary, FilterGraph, type FormatContext, Frame, type Stream } from 'node-av/lib';
import { AVMEDIA_TYPE_VIDEO, AV_CODEC_FLAG_GLOBAL_HEADER, AV_PKT_DATA_DISPLAYMATRIX } from 'node-av/constants';
import { assertOk } from '#server/platform/media/ffmpeg.ts';

/** A synthetic clip: FFmpeg source filters, encoders by name and a container. */
export interface ClipRecipe {
  format: 'webm' | 'mp4' | 'mov' | 'avi' | 'matroska';
  muxer?: Record<string, string | number>;
  /** A filter chain from a source to frames, for example `testsrc2=size=360x640:rate=30:duration=2`. */
  picture?: string;
  pictureCodec?: string;
  pictureOptions?: Record<string, string | number>;
  sound?: string;
  soundCodec?: string;
  soundBitRate?: number;
  /** Clockwise quarter turns a player must apply. */
  turns?: 0 | 1 | 2 | 3;
  metadata?: Record<string, string>;
  /** The new timestamp of each picture frame, in frames; null drops the frame. Makes variable frame rates. */
  retime?: (index: number) => number | null;
}

export interface Lane {
  graph: FilterGraph;
  sink: NonNullable<ReturnType<FilterGraph['getFilter']>>;
  encoder: CodecContext;
  held: Frame | null;
  index: number;
  stream: Stream;
  retime: ((index: number) => number | null) | undefined;
}

export async function openLane(
  format: FormatContext,
  recipe: ClipRecipe,
  description: string,
  codecName: string,
): Promise<Lane> {
  const graph = new FilterGraph();
  graph.alloc();
  assertOk(graph.parsePtr(description), description);
  assertOk(await graph.config(), description);
  const sink = (graph.getFilter('buffersink@out') ?? graph.getFilter('abuffersink@out'))!;
  const held = await pull(sink);
  if (!held) throw new Error(`no frames from ${description}`);
  const codec = Codec.findEncoderByName(codecName as never);
  if (!codec) throw new Error(`no encoder ${codecName}`);
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  encoder.timeBase = sink.buffersinkGetTimeBase();
  const isPicture = codec.type === AVMEDIA_TYPE_VIDEO;
  if (isPicture) {
    encoder.width = held.width;
    encoder.height = held.height;
    encoder.pixelFormat = held.format as never;
    encoder.framerate = sink.buffersinkGetFrameRate();
    encoder.sampleAspectRatio = held.sampleAspectRatio;
    encoder.colorTrc = held.colorTrc;
    encoder.colorPrimaries = held.colorPrimaries;
    encoder.colorSpace = held.colorSpace;
    encoder.colorRange = held.colorRange;
  } else {
    encoder.sampleRate = held.sampleRate;
    encoder.sampleFormat = held.format as never;
    encoder.channelLayout = held.channelLayout;
    if (recipe.soundBitRate) encoder.bitRate = BigInt(recipe.soundBitRate);
  }
  if (recipe.format !== 'avi') encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  using options = Dictionary.fromObject({ threads: 2, ...(isPicture ? recipe.pictureOptions : {}) });
  assertOk(await encoder.open2(codec, options), `open ${codecName}`);
  const stream = format.newStream(null);
  assertOk(stream.codecpar.fromContext(encoder), 'clip stream');
  stream.timeBase = encoder.timeBase;
  if (isPicture) {
    stream.avgFrameRate = encoder.framerate;
    stream.sampleAspectRatio = held.sampleAspectRatio;
    if (recipe.turns) stream.codecpar.addCodedSideData(AV_PKT_DATA_DISPLAYMATRIX, displayMatrix(recipe.turns));
  }
  return { graph, sink, encoder, held, index: 0, stream, retime: isPicture ? recipe.retime : undefined };
}

export async function pull(sink: Lane['sink']): Promise<Frame | null> {
  const frame = new Frame();
  frame.alloc();
  if ((await sink.buffersinkGetFrame(frame)) >= 0) return frame;
  frame.free();
  return null;
}

/** Rows of the 3x3 fixed-point matrix that turns a picture clockwise by quarter turns. */
function displayMatrix(turns: number): Buffer {
  const [cos, sin] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][turns]!;
  const rows = [cos! * 65536, sin! * 65536, 0, -sin! * 65536, cos! * 65536, 0, 0, 0, 1 << 30];
  const buffer = Buffer.alloc(36);
  rows.forEach((value, index) => buffer.writeInt32LE(value, index * 4));
  return buffer;
}
