import type { Frame } from 'node-av/lib';
import type { DecodeTally } from '../decode/decode.ts';
import { openPictureEncoder, videoSettings } from './picture-encoder.ts';
import { encode } from '../ffmpeg.ts';
import type { Limits } from '../limits.ts';
import { Mp4Writer } from './mp4.ts';
import type { TimedFrame, Rate } from '../decode/frame-rate.ts';
import { outputTiming, renderPicture, writePicture, type SourceFacts } from './picture.ts';
import { makePosters } from './poster.ts';
import { makePreview } from './preview.ts';
import { MediaRefused } from '../child/protocol.ts';
import type { Scan } from '../inspect/scan.ts';
import type { Size } from '../decode/geometry.ts';
import { type Thumbnail, thumbnailsOf } from './thumbnails.ts';
import { openSoundEncoder, writeSound } from './sound.ts';
import { hear } from './measure-sound.ts';

export interface Transcoded {
  shown: Size;
  loudnessLufs: number | null;
  hasAudio: boolean;
  /** The parts with speech: [fromMs, toMs). */
  speech: [number, number][];
}

/** The paths of the four files. */
export interface Outputs {
  video: string;
  posterAvif: string;
  posterWebp: string;
  preview: string;
}

const emptyTally = (): DecodeTally => ({ packets: 0, errors: 0, frames: 0, damaged: 0 });

/**
 * Converts the source's packets to a playable mp4, its posters and its preview. Picture and sound are processed concurrently:
 * the sound is decoded once, measured, and encoded with the measured gain, all while the picture is being encoded. Posters
 * and preview are made from frames of the picture on the way.
 * @throws MediaRefused `truncated` | `unreadable` | `no_picture` | `unsupported_format`
 */
export async function transcode(
  scan: Scan,
  outputs: Outputs,
  limits: Limits,
  onProgress: (fraction: number) => void,
): Promise<Transcoded> {
  const tally = emptyTally();
  const soundTally = emptyTally();
  const timing = outputTiming(scan);
  const facts: Partial<SourceFacts> = {};

  const hearing = scan.sound ? hear(scan.sound, scan.origin, soundTally) : Promise.resolve(null);
  hearing.catch(() => {});
  const rendered = renderPicture(scan, timing, limits.maxPixels, tally, facts);
  const head = await rendered.next();
  if (head.done)
    throw new MediaRefused(scan.cutShort ? 'truncated' : 'unreadable', `no frame in ${tally.packets} packets`);

  const encoder = await openPictureEncoder(head.value.frame, timing.rate, videoSettings);
  const sound = await hearing;
  const soundEncoder = sound && (await openSoundEncoder(sound.first));
  const writer = await Mp4Writer.open(outputs.video, 'mp4', soundEncoder ? [encoder, soundEncoder] : [encoder]);
  const sounding = sound?.measured.then(async (measured) => {
    await writeSound(measured, soundEncoder!, writer, 1);
    return measured;
  });
  sounding?.catch(() => {});

  const copies = thumbnailsOf(timing);
  let extras: Promise<void> | undefined;
  const write = async (frame: TimedFrame<Frame>) => {
    const thumbnail = extras ? null : await copies.look(frame);
    if (thumbnail) {
      extras = makeExtras(thumbnail, timing.rate, outputs);
      extras.catch(() => {});
    }
    await writePicture(frame, encoder, writer);
    onProgress(Math.min(1, frame.to / timing.total));
  };
  await write(head.value);
  for await (const frame of rendered) await write(frame);
  for await (const packet of encode(encoder, null)) writer.write(0, packet);
  const [measured] = await Promise.all([sounding, extras]);
  await writer.close();
  encoder.freeContext();
  soundEncoder?.freeContext();

  requireComplete(scan, tally, facts);
  return {
    shown: facts.shown!,
    loudnessLufs: measured?.loudnessLufs ?? null,
    hasAudio: measured !== undefined,
    speech: measured?.speech ?? [],
  };
}

async function makeExtras({ poster, preview }: Thumbnail, rate: Rate, outputs: Outputs) {
  await Promise.all([
    makePosters(poster, outputs.posterAvif, outputs.posterWebp),
    makePreview(preview, rate, outputs.preview),
  ]);
  for (const frame of [poster, ...preview]) frame.free();
}

/** Refuses a file that decoded without an error but is missing or damaged in large parts. */
function requireComplete(scan: Scan, tally: DecodeTally, source: Partial<SourceFacts>): void {
  const expected = scan.picture.end - scan.origin;
  const decoded = source.end ?? 0;
  const detail = `decoded ${decoded.toFixed(2)} of ${expected.toFixed(2)} s, ${tally.errors} errors, ${tally.damaged} damaged of ${tally.packets}`;
  if (scan.cutShort) throw new MediaRefused('truncated', detail);
  if (expected > 1 && decoded < expected * 0.95 && decoded < expected - 0.5)
    throw new MediaRefused('truncated', detail);
  if (tally.errors + tally.damaged > tally.packets * 0.25) throw new MediaRefused('unreadable', detail);
}
