import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Analysis } from '#contract/feedback/analysis.ts';
import { measureDelivery } from '#server/feedback/analyst/delivery/measure-delivery.ts';
import { localAnalyst } from '#server/feedback/analyst/local-analyst.ts';
import { concat } from '../../sound/edit.ts';
import { SPOKEN_TAKES, TAKE_NAMES, type TakeName, UNSCORED_TAKES, makeTake } from '../../sound/takes.ts';
import { LOSSLESS, TRANSFORMS, type TransformName, writeTake } from '../../sound/to-file.ts';
import type { Voice } from '../../sound/voices.ts';
import { agreementWithSilero } from '../../sound/silero.ts';
import { ORDER, checkOrder, movedBy, describe } from './compare-takes.ts';

/** The weights were set with the first; the others were not heard before. */
const VOICE: Voice = { engine: 'espeak', name: 'en-us', language: 'en', pitch: 45 };
const OTHERS: Voice[] = [
  { engine: 'flite', name: 'slt', language: 'en' },
  { engine: 'flite', name: 'rms', language: 'en' },
  { engine: 'flite', name: 'awb', language: 'en' },
  { engine: 'espeak', name: 'fr-fr', language: 'fr' },
  { engine: 'espeak', name: 'de', language: 'de', pitch: 35 },
];
const TRANSFORM_NAMES = Object.keys(TRANSFORMS) as TransformName[];
const MOVES_AT_MOST = 0.5;
const AGREES_AT_LEAST = 0.95;
const CPU_SECONDS_PER_MINUTE = 1;
const WAIT_SECONDS = 6;

export async function prove() {
  const folder = mkdtempSync(join(tmpdir(), 'closeup-scores-'));
  const failures: string[] = [];
  let n = 0;
  const check = (ok: boolean, what: string) => {
    n++;
    if (!ok) failures.push(what);
  };
  const analyze = async (sound: Float32Array, name: string, language: string, transform: TransformName = 'plain') => {
    const source = await writeTake(join(folder, `${name}-${transform}`), sound, transform);
    return localAnalyst.analyze({ source, language, transcript: null }, { signal: new AbortController().signal });
  };
  try {
    const sounds = new Map<TakeName, Float32Array>();
    const plain = new Map<TakeName, Analysis>();
    for (const name of TAKE_NAMES) {
      const sound = await makeTake(name, VOICE, OTHERS[4]!);
      sounds.set(name, sound);
      const before = await analyze(sound, name, 'en');
      plain.set(name, before);
      console.log(`     ${name.padEnd(11)} ${describe(before)}`);
      for (const transform of TRANSFORM_NAMES) {
        const after = await analyze(sound, name, 'en', transform);
        const moved = movedBy(before, after);
        check(
          moved <= MOVES_AT_MOST,
          `${name} as ${transform} moves a score by ${moved.toFixed(1)}: ${describe(after)}`,
        );
        largest.set(transform, Math.max(largest.get(transform) ?? 0, moved));
      }
    }
    for (const [transform, moved] of largest)
      console.log(
        `     ${transform}: scores move by at most ${moved.toFixed(1)}${LOSSLESS.includes(transform) ? ' (lossless)' : ''}`,
      );
    for (const name of UNSCORED_TAKES) check(plain.get(name)!.outcome !== 'scored', `${name} has scores`);
    checkOrder(plain, VOICE, check);
    for (const voice of OTHERS) {
      const takes = new Map<TakeName, Analysis>();
      for (const name of new Set(['good' as const, ...ORDER.flatMap(([, worse]) => worse)]))
        takes.set(name, await analyze(await makeTake(name, voice, VOICE), `${voice.name}-${name}`, voice.language));
      console.log(`     ${voice.name.padEnd(11)} ${describe(takes.get('good')!)}`);
      checkOrder(takes, voice, check);
    }
    const agreement = await agreementWithSilero(
      [...sounds].filter(([name]) => isSpoken(name)).map(([, sound]) => sound),
    );
    console.log(`     agrees with Silero on ${(agreement * 100).toFixed(1)}% of frames`);
    check(agreement >= AGREES_AT_LEAST, `agrees with Silero on ${agreement}`);
    const long = concat([sounds.get('good')!, sounds.get('tooSlow')!, sounds.get('good')!]).subarray(0, 120 * 16_000);
    const cpu = cpuSecondsOf(long);
    console.log(`     ${(cpu / 2).toFixed(2)} s of CPU per minute of sound`);
    check(cpu / 2 <= CPU_SECONDS_PER_MINUTE, `${cpu / 2} s of CPU per minute`);
    const startedAt = performance.now();
    await Promise.all([1, 2, 3, 4, 5].map((at) => analyze(long, `long-${at}`, 'en')));
    const waited = (performance.now() - startedAt) / 1000;
    console.log(`     five takes of two minutes at once: ${waited.toFixed(1)} s`);
    check(waited <= WAIT_SECONDS, `five takes at once need ${waited} s`);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return { n, failures, promise: 'Scores keep their order and survive codecs; what is no speech has none.' };
}

const largest = new Map<TransformName, number>();
const isSpoken = (name: TakeName) => (SPOKEN_TAKES as readonly string[]).includes(name);

/** What measuring costs, without starting a process and decoding, which is a tenth of it. */
function cpuSecondsOf(sound: Float32Array): number {
  const before = process.cpuUsage();
  measureDelivery({ sound, loudnessLufs: -20, clipped: 0 }, 'en');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
