import { renameSync } from 'node:fs';
import type { Frame } from 'node-av/lib';
import { AV_PICTURE_TYPE_NONE } from 'node-av/constants';
import { openPictureEncoder, previewSettings } from './picture-encoder.ts';
import { encodeAside } from '../ffmpeg.ts';
import { Mp4Writer } from './mp4.ts';
import type { Rate } from '../decode/frame-rate.ts';

/** Writes the frames as a silent clip. The bit rate keeps three seconds under 90 KB. */
export async function makePreview(frames: Frame[], rate: Rate, path: string): Promise<void> {
  await write(frames, rate, `${path}.part`);
  renameSync(`${path}.part`, path);
}

async function write(frames: Frame[], rate: Rate, path: string): Promise<void> {
  const encoder = await openPictureEncoder(frames[0]!, rate, previewSettings);
  const writer = await Mp4Writer.open(path, 'mp4', [encoder]);
  for (const [index, frame] of [...frames.entries(), [frames.length, null] as const]) {
    if (frame) {
      frame.pts = BigInt(index);
      frame.pictType = AV_PICTURE_TYPE_NONE;
    }
    for await (const packet of encodeAside(encoder, frame)) writer.write(0, packet);
  }
  await writer.close();
  encoder.freeContext();
}
