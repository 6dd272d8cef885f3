import { closeSync, openSync } from 'node:fs';
import { Packet } from 'node-av/lib';
import { describe, endOfFile } from '../ffmpeg.ts';
import { openOwnVideo } from './open-input.ts';
import type { MediaInfo } from '../child/protocol.ts';
import { seconds } from './scan.ts';

/** Measures a finished video from its packets. */
export async function measureOwnVideo(path: string): Promise<MediaInfo> {
  const fd = openSync(path, 'r');
  const { format, picture, sound } = await openOwnVideo(fd);
  const base = seconds(picture.timeBase);
  let [start, end] = [Infinity, -Infinity];
  const packet = new Packet();
  packet.alloc();
  let code: number;
  while ((code = format.readFrameSync(packet)) >= 0) {
    if (packet.streamIndex === picture.index) {
      start = Math.min(start, Number(packet.pts) * base);
      end = Math.max(end, Number(packet.pts + packet.duration) * base);
    }
    packet.unref();
  }
  packet.free();
  closeSync(fd);
  if (code !== endOfFile) throw new Error(`own video: ${describe(code)}`);
  const { width, height } = picture.codecpar;
  return { durationMs: Math.round((end - start) * 1000), width, height, hasAudio: sound !== null, container: 'mp4' };
}
