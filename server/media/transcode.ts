import type { DecodeTally } from './decode.ts';
import { encode, openPictureEncoder, videoSettings } from './encode.ts';
import type { Limits } from './limits.ts';
import { Mp4Writer } from './mp4.ts';
import { planPicture, renderPicture, writePicture, type Seen } from './picture.ts';
import { MediaRefused } from './refused.ts';
import type { Scan } from './scan.ts';
import type { Size } from './shape.ts';
import { measureSound, openSoundEncoder, writeSound } from './sound.ts';

export interface Transcoded {
  shown: Size;
  loudnessLufs: number | null;
  hasAudio: boolean;
}

const emptyTally = (): DecodeTally => ({ packets: 0, errors: 0, frames: 0, damaged: 0 });

/**
 * Source packets to one playable mp4 at `path`. Picture and sound are worked on side by side: sound is decoded once,
 * measured, then encoded with the measured gain while the picture is still encoding.
 * @throws MediaRefused `truncated` | `unreadable` | `no_picture` | `unsupported_format`
 */
export async function transcode(
  scan: Scan,
  path: string,
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
  const writer = await Mp4Writer.open(path, 'mp4', soundEncoder ? [encoder, soundEncoder] : [encoder]);
  const sounding = sound && soundEncoder ? writeSound(sound, soundEncoder, writer, 1) : Promise.resolve();
  sounding.catch(() => {});

  await writePicture(head.value, encoder, writer);
  for await (const paced of rendered) {
    const done = paced.to / plan.total;
    await writePicture(paced, encoder, writer);
    onProgress(Math.min(1, done));
  }
  for await (const packet of encode(encoder, null)) writer.write(0, packet);
  await sounding;
  await writer.close();
  encoder.freeContext();
  soundEncoder?.freeContext();

  judge(scan, tally, seen);
  return { shown: seen.shown!, loudnessLufs: sound?.loudnessLufs ?? null, hasAudio: soundEncoder !== undefined };
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
