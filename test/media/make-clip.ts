import { randomUUID } from 'node:crypto';
import { renameSync } from 'node:fs';
import { Dictionary, FormatContext, type Frame, Log } from 'node-av/lib';
import { AV_LOG_FATAL } from 'node-av/constants';
import { encode } from '#server/platform/media/ffmpeg.ts';
import { assertOk } from '#server/platform/media/ffmpeg.ts';
import { type ClipRecipe, type Lane, openLane, pull } from './clip-lane.ts';

export async function makeClip(path: string, recipe: ClipRecipe): Promise<void> {
  Log.setLevel(AV_LOG_FATAL);
  const part = `${path}.${randomUUID()}.part`;
  const format = new FormatContext();
  assertOk(format.allocOutputContext2(null, recipe.format, part), 'clip format');
  const lanes: Lane[] = [];
  if (recipe.picture)
    lanes.push(await openLane(format, recipe, `${recipe.picture},buffersink@out`, recipe.pictureCodec ?? 'libx264'));
  if (recipe.sound)
    lanes.push(await openLane(format, recipe, `${recipe.sound},abuffersink@out`, recipe.soundCodec ?? 'aac'));
  if (recipe.metadata) format.metadata = Dictionary.fromObject(recipe.metadata);
  assertOk(await format.openOutput(), 'clip file');
  using muxer = Dictionary.fromObject(recipe.muxer ?? {});
  assertOk(await format.writeHeader(muxer), 'clip header');
  // The track that is furthest behind goes next, so that the file is interleaved like a recording.
  while (lanes.some((lane) => lane.held)) {
    const behind = lanes.filter((lane) => lane.held).reduce((a, b) => (timeOf(a) <= timeOf(b) ? a : b));
    await step(format, behind);
  }
  for (const lane of lanes) await write(format, lane, null);
  assertOk(await format.writeTrailer(), 'clip end');
  await format.closeOutput();
  for (const lane of lanes) {
    lane.encoder.freeContext();
    lane.graph.free();
  }
  format.freeContext();
  renameSync(part, path);
}

const timeOf = ({ held, encoder }: Lane) => (Number(held!.pts) * encoder.timeBase.num) / encoder.timeBase.den;

async function step(format: FormatContext, lane: Lane): Promise<void> {
  const frame = lane.held!;
  const at = lane.retime ? lane.retime(lane.index) : Number(frame.pts);
  lane.index++;
  if (at !== null) {
    frame.pts = BigInt(at);
    frame.pictType = 0 as never;
    await write(format, lane, frame);
  }
  frame.free();
  lane.held = await pull(lane.sink);
  // The next frame's timestamp decides the order, but never before the frame just written.
  if (lane.held && lane.retime) lane.held.pts = BigInt(Math.max(Number(lane.held.pts), at ?? 0));
}

async function write(format: FormatContext, lane: Lane, frame: Frame | null): Promise<void> {
  for await (const packet of encode(lane.encoder, frame)) {
    packet.streamIndex = lane.stream.index;
    packet.rescaleTs(lane.encoder.timeBase, lane.stream.timeBase);
    assertOk(await format.interleavedWriteFrame(packet), 'clip packet');
    packet.free();
  }
}
