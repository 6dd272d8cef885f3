import { join } from 'node:path';
import type { Analysis } from '#contract/feedback/analysis.ts';
import { localAnalyst } from '#server/feedback/analyst/local-analyst.ts';
import { TAKE_NAMES, type TakeName, UNSCORED_TAKES, makeTake } from '../../sound/takes.ts';
import { LOSSLESS, TRANSFORMS, type TransformName, writeTake } from '../../sound/to-file.ts';
import type { Voice } from '../../sound/voices.ts';
import { type Check, ORDER, checkOrder, describe, movedBy } from './compare-takes.ts';

/** The weights were tuned with the first voice; the others are unseen. Flite and eSpeak are engines of different kinds. */
const VOICE: Voice = { engine: 'espeak', name: 'en-us', language: 'en', pitch: 45 };
const OTHERS: Voice[] = [
  { engine: 'flite', name: 'slt', language: 'en' },
  { engine: 'flite', name: 'rms', language: 'en' },
  { engine: 'flite', name: 'awb', language: 'en' },
  { engine: 'espeak', name: 'fr-fr', language: 'fr' },
  { engine: 'espeak', name: 'de', language: 'de', pitch: 35 },
];
const MOVES_AT_MOST = 0.5;
const ORDERED: TakeName[] = [...new Set(['good' as const, ...ORDER.flatMap(([, worse]) => worse)])];

type Sounds = Map<TakeName, Float32Array>;

/** Analyzes 16 takes in ten formats, and those with an expected order in five other voices. @returns the detected speech */
export async function keepOrder(folder: string, check: Check) {
  const analyzeAll = async (sounds: Sounds, language: string, transform: TransformName) => {
    const analyses = new Map<TakeName, Analysis>();
    for (const [name, sound] of sounds) {
      const source = await writeTake(join(folder, 'take'), sound, transform);
      analyses.set(name, await localAnalyst.analyze({ source, language, transcript: null }, { signal }));
    }
    return analyses;
  };
  const takes = await speakAll(TAKE_NAMES, VOICE, OTHERS.at(-1)!);
  const plain = await analyzeAll(takes, VOICE.language, 'plain');
  for (const [name, analysis] of plain) console.log(`     ${name.padEnd(11)} ${describe(analysis)}`);
  for (const name of UNSCORED_TAKES) check(plain.get(name)!.outcome !== 'scored', `${name} has scores`);
  checkOrder(plain, VOICE.name, check);

  for (const transform of Object.keys(TRANSFORMS) as TransformName[]) {
    const changed = await analyzeAll(takes, VOICE.language, transform);
    const moves = TAKE_NAMES.map((name) => movedBy(plain.get(name)!, changed.get(name)!));
    for (const [at, name] of TAKE_NAMES.entries())
      check(
        moves[at]! <= MOVES_AT_MOST,
        `${name} as ${transform}: ${describe(changed.get(name)!)}, moved by ${moves[at]}`,
      );
    const margin = checkOrder(changed, transform, check);
    const kind = LOSSLESS.includes(transform) ? ', lossless' : '';
    console.log(`     ${transform}${kind}: scores move by at most ${Math.max(...moves)}, order kept by ${margin}`);
  }

  const otherTakes = new Map<string, Float32Array>();
  for (const voice of OTHERS) {
    const sounds = await speakAll(ORDERED, voice, VOICE);
    for (const [name, sound] of sounds) otherTakes.set(`${voice.name} ${name}`, sound);
    const analyses = await analyzeAll(sounds, voice.language, 'plain');
    const margin = checkOrder(analyses, voice.name, check);
    console.log(`     ${voice.engine} ${voice.name}: ${describe(analyses.get('good')!)}, order kept by ${margin}`);
  }
  return { takes, otherTakes };
}

const { signal } = new AbortController();

async function speakAll(names: readonly TakeName[], voice: Voice, other: Voice): Promise<Sounds> {
  const sounds: Sounds = new Map();
  for (const name of names) sounds.set(name, await makeTake(name, voice, other));
  return sounds;
}
