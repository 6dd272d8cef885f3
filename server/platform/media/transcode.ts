import type { Frame } from 'node-av/lib';
import type { DecodeTally } from './decode.ts';
import { encode, openPictureEncoder, videoSettings } from './encode.ts';
import type { Limits } from './limits.ts';
import { Mp4Writer } from './mp4.ts';
import type { TimedFrame, Rate } from './frame-rate.ts';
import { planPicture, renderPicture, writePicture, type Seen } from './picture.ts';
import { makePosters } from './poster.ts';
import { makePreview } from './preview.ts';
import { MediaRefused } from './refused.ts';
import type { Scan } from './scan.ts';
import type { Size } from './geometry.ts';
import { type Thumbnail, thumbnailsOf } from './thumbnails.ts';
import { measureSound, openSoundEncoder, writeSound } from './sound.ts';

export interface Transcoded {
  shown: Size;
  loudnessLufs: number | null;
  hasAudio: boolean;
  /** Where somebody speaks: [fromMs, toMs). */
  speech: [number, number][];
}

/** Where the four files go. */
export interface Outputs {
  video: string;
  posterAvif: string;
  posterWebp: string;
  preview: string;
}

const emptyTally = (): DecodeTally => ({ packets: 0, errors: 0, frames: 0, damaged: 0 });

/**
 * Source packets to one playable mp4, its posters and its preview. Picture and sound are worked on side by side: sound is
 * decoded once, measured, then encoded with the measured gain while the picture is still encoding. Posters and preview are
 * made of frames as they pass.
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
  const plan = planPicture(scan);
  const seen: Partial<Seen> = {};

  const measuring = scan.sound ? measureSound(scan.sound, scan.origin, soundTally) : Promise.resolve(null);
  measuring.catch(() => {});
  const rendered = renderPicture(scan, plan, limits.maxPixels, tally, seen);
  const head = await rendered.next();
  if (head.done)
    throw new MediaRefused(scan.cutShort ? 'truncated' : 'unreadable', `no frame in ${tally.packets} packets`);

  const encoder = await openPictureEncoder(head.value.frame, plan.rate, videoSettings);
  const sound = await measuring;
  const soundEncoder = sound?.frames[0] && (await openSoundEncoder(sound.frames[0]));
  const writer = await Mp4Writer.open(outputs.video, 'mp4', soundEncoder ? [encoder, soundEncoder] : [encoder]);
  const sounding = sound && soundEncoder ? writeSound(sound, soundEncoder, writer, 1) : Promise.resolve();
  sounding.catch(() => {});

  const copies = thumbnailsOf(plan);
  let extras: Promise<void> | undefined;
  const write = async (paced: TimedFrame<Frame>) => {
    const small = extras ? null : await copies.look(paced);
    if (small) {
      extras = makeExtras(small, plan.rate, outputs);
      extras.catch(() => {});
    }
    await writePicture(paced, encoder, writer);
    onProgress(Math.min(1, paced.to / plan.total));
  };
  await write(head.value);
  for await (const paced of rendered) await write(paced);
  for await (const packet of encode(encoder, null)) writer.write(0, packet);
  await Promise.all([sounding, extras]);
  await writer.close();
  encoder.freeContext();
  soundEncoder?.freeContext();

  judge(scan, tally, seen);
  return {
    shown: seen.shown!,
    loudnessLufs: sound?.loudnessLufs ?? null,
    hasAudio: soundEncoder !== undefined,
    speech: sound?.speech ?? [],
  };
}

async function makeExtras({ poster, preview }: Thumbnail, rate: Rate, outputs: Outputs) {
  await Promise.all([
    makePosters(poster, outputs.posterAvif, outputs.posterWebp),
    makePreview(preview, rate, outputs.preview),
  ]);
  for (const frame of [poster, ...preview]) frame.free();
}

/** A file that "completed" may still have lost most of itself: compare what decoded with what was there. */
function judge(scan: Scan, tally: DecodeTally, seen: Partial<Seen>): void {
  const expected = scan.picture.end - scan.origin;
  const decoded = seen.end ?? 0;
  const facts = `decoded ${decoded.toFixed(2)} of ${expected.toFixed(2)} s, ${tally.errors} errors, ${tally.damaged} damaged of ${tally.packets}`;
  if (scan.cutShort) throw new MediaRefused('truncated', facts);
  if (expected > 1 && decoded < expected * 0.95 && decoded < expected - 0.5) throw new MediaRefused('truncated', facts);
  if (tally.errors + tally.damaged > tally.packets * 0.25) throw new MediaRefused('unreadable', facts);
}
