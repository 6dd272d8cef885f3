import { renameSync, statSync } from 'node:fs';
import type { Frame } from 'node-av/lib';
import { AV_PICTURE_TYPE_NONE } from 'node-av/constants';
import { encode, openPictureEncoder, previewSettings } from './encode.ts';
import { Graph } from './graph.ts';
import { Mp4Writer } from './mp4.ts';
import { framesBetween, type OwnPicture } from './own-video.ts';
import { constantRate, type Rate } from './pace.ts';
import { fitInside } from './shape.ts';

const lengthSeconds = 3;
const mostBytes = 90 * 1024;
/** Tried in turn until the clip is small enough; a picture of pure noise may stay above. */
const crfs = [previewSettings.crf, 35, 42];

/** Three silent seconds from 10% in (from the start when the video is shorter), short side 480. */
export async function makePreview(
  own: OwnPicture,
  path: string,
  onProgress: (fraction: number) => void,
): Promise<void> {
  const length = own.durationMs / 1000;
  const from = Math.max(0, Math.min(length * 0.1, length - lengthSeconds));
  const frames = await shrink(own, from, from + lengthSeconds);
  onProgress(0.5);
  const rate = constantRate(own.track.times);
  for (const crf of crfs) {
    await write(frames, rate, crf, `${path}.part`);
    if (statSync(`${path}.part`).size <= mostBytes) break;
  }
  for (const frame of frames) frame.free();
  renameSync(`${path}.part`, path);
  onProgress(1);
}

/** At 480x854 three seconds are 55 MB: kept, so that a second try at a smaller size decodes nothing again. */
async function shrink(own: OwnPicture, from: number, to: number): Promise<Frame[]> {
  const frames: Frame[] = [];
  let graph: Graph | null = null;
  for await (const frame of framesBetween(own, from, to)) {
    const time = own.timeOf(frame);
    if (time >= from - 0.001 && time < to - 0.001) {
      const size = fitInside(frame, 480, 854);
      graph ??= await Graph.forPicture(frame, own.timeBase, `scale=${size.width}:${size.height}:flags=area,setsar=1`);
      for await (const small of graph.feed(frame)) frames.push(small);
    }
    frame.free();
  }
  graph?.[Symbol.dispose]();
  return frames;
}

async function write(frames: Frame[], rate: Rate, crf: number, path: string): Promise<void> {
  const encoder = await openPictureEncoder(frames[0]!, rate, { ...previewSettings, crf });
  const writer = await Mp4Writer.open(path, 'mp4', [encoder]);
  for (const [index, frame] of [...frames.entries(), [frames.length, null] as const]) {
    if (frame) {
      frame.pts = BigInt(index);
      frame.pictType = AV_PICTURE_TYPE_NONE;
    }
    for await (const packet of encode(encoder, frame)) writer.write(0, packet);
  }
  await writer.close();
  encoder.freeContext();
}
