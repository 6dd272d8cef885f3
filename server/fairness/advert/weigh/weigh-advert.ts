import type { Span } from '../../../search/reading/plain-text.ts';
import type { Cue } from '../find-cues.ts';
import { areMostlySame, overlap } from '../overlap.ts';
import type { Evidence } from './evidence.ts';
import { sentenceFeatures, spanFeatures } from './features.ts';
import type { Model } from './model.ts';
import { wordFeatures } from './word-features.ts';
import type { Sentence } from './words.ts';

/** The weight of the sentence's odds relative to the word's. */
const OF_SENTENCE = 0.4;
/**
 * Log-odds, chosen on adverts by three authors that the weights weren't fitted to. Clean adverts contain words that resemble
 * findings, but rarely many of them. So the whole advert decides whether there are findings at all, and if so, each needs less.
 * An advert that falls short isn't called clear.
 */
const LEAST = { sentence: 0, unclear: -0.7 };
/** The threshold rises with the number of sentences, since one is more likely to resemble a finding by chance. */
const leastOf = (sentences: number) => Math.min(4.2, Math.max(0.5, 1.25 * Math.log(sentences)));
/** Margins in log-odds below the strongest: for parts of a sentence, for single-word parts, and for words within a part. */
const SPREAD = { part: 2.2, single: 0.8, word: 1 };

interface WeighedSentence {
  sentence: Sentence;
  /** Log-odds of each word. */
  odds: number[];
  most: number;
}

interface Verdict {
  cues: Cue[];
  unclear: Span[];
}

/** Weighs every sentence of an advert, and finds the words that depend on personal characteristics. */
export async function weighAdvert(evidence: Evidence, model: Model, pause: () => Promise<void>): Promise<Verdict> {
  const weighed: WeighedSentence[] = [];
  for (const sentence of evidence.sentences) {
    weighed.push(weighSentence(sentence, evidence, model));
    await pause();
  }
  const isBiased = togetherOf(weighed) >= leastOf(weighed.length);
  const cues = weighed.flatMap((one) => (isBiased && one.most >= LEAST.sentence ? cuesOf(one, evidence, model) : []));
  const unclear = weighed
    .filter((one) => !cues.some((cue) => overlap(cue, one.sentence)) && mayExclude(one, model))
    .map(({ sentence: { start, end } }) => ({ start, end }));
  return { cues, unclear };
}

/** The combined odds of the likely sentences; a single one counts unchanged. */
const togetherOf = (weighed: readonly WeighedSentence[]) =>
  2 * Math.log(weighed.reduce((sum, { most }) => (most > 0 ? sum + Math.exp(most / 2) : sum), 0));

function weighSentence(sentence: Sentence, { written }: Evidence, model: Model): WeighedSentence {
  const [whole = 0] = model.odds('sentence', (take) => sentenceFeatures(sentence, take));
  const odds = sentence.words.map((word, at) => {
    const [own = 0] = model.odds('word', (take) => wordFeatures(sentence, at, written(word), take));
    return OF_SENTENCE * whole + (1 - OF_SENTENCE) * own;
  });
  return { sentence, odds, most: Math.max(-Infinity, ...odds) };
}

/** Whether a sentence without findings may still turn someone away. Years of experience have a rule of their own. */
function mayExclude({ sentence, odds, most }: WeighedSentence, model: Model): boolean {
  if (most < LEAST.unclear) return false;
  const strongest = odds.indexOf(most);
  return model.kindOf((take) => spanFeatures(sentence, strongest, strongest + 1, take)).kind !== 'years';
}

/** The likely words of a sentence, grouped into cues with their kinds. Cues found by rules keep their bounds. */
function cuesOf({ sentence, odds, most }: WeighedSentence, evidence: Evidence, model: Model): Cue[] {
  const { words } = sentence;
  const least = Math.max(LEAST.sentence, most - SPREAD.part);
  const own = evidence.cues.filter((cue) => words.some((word, at) => odds[at]! >= least && overlap(word, cue)));
  const spans = runsOf(sentence, odds, least).map(({ from, to }): Cue => {
    const { kind, excludes } = model.kindOf((take) => spanFeatures(sentence, from, to, take));
    return { kind, excludes, start: words[from]!.start, end: words[to - 1]!.end };
  });
  const added = joined(spans, evidence.text.plain).filter(
    (span) => !own.some((cue) => cue.kind === span.kind && overlap(cue, span)),
  );
  return likelyKinds([...own, ...added], sentence, model).toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** Of cues of different kinds for mostly the same words, keeps the likelier one. */
function likelyKinds(cues: readonly Cue[], sentence: Sentence, model: Model): Cue[] {
  const oddsOf = new Map(cues.map((cue) => [cue, kindOdds(cue, sentence, model)]));
  const isLikelier = (one: Cue, other: Cue) =>
    [one, other].reduce((sum, cue) => sum + oddsOf.get(cue)![one.kind] - oddsOf.get(cue)![other.kind], 0) > 0;
  return cues.filter(
    (cue) => !cues.some((rival) => rival.kind !== cue.kind && areMostlySame(rival, cue) && isLikelier(rival, cue)),
  );
}

function kindOdds(cue: Cue, sentence: Sentence, model: Model) {
  const from = sentence.words.findIndex((word) => overlap(word, cue));
  const to = sentence.words.findLastIndex((word) => overlap(word, cue)) + 1;
  return model.kindOdds((take) => spanFeatures(sentence, from, to, take));
}

/** Text allowed between words of one cue. */
const JOINT = /^(?:[,/&-]|,? (?:and|or|y|e|o|u))? ?$/;

/** Merges adjacent words of one kind into one finding: "young, hungry". */
function joined(spans: readonly Cue[], plain: string): Cue[] {
  const all: Cue[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    if (last?.kind === span.kind && JOINT.test(plain.slice(last.end, span.start)))
      all[all.length - 1] = { ...last, end: span.end, excludes: last.excludes || span.excludes };
    else all.push(span);
  }
  return all;
}

const BREAK = /^[,;:()]$/;
const LETTER = /[\p{L}\p{N}]/u;

/** Runs of likely words, split at commas. An unlikely word between two likely ones is included. */
function runsOf({ words }: Sentence, odds: readonly number[], least: number) {
  const runs: { from: number; to: number }[] = [];
  let from = 0;
  for (let to = 0; to <= words.length; to++) {
    if (to < words.length && !BREAK.test(words[to]!.text)) continue;
    const highest = Math.max(...odds.slice(from, to));
    if (highest >= least) {
      const start = runs.length;
      for (let at = from; at < to; at++) {
        if (odds[at]! < Math.max(least, highest - SPREAD.word) || !LETTER.test(words[at]!.text)) continue;
        const last = runs.length > start ? runs.at(-1)! : undefined;
        if (last && at - last.to <= 1) last.to = at + 1;
        else runs.push({ from: at, to: at + 1 });
      }
    }
    from = to + 1;
  }
  const leastSingle = Math.max(...odds) - SPREAD.single;
  return runs.filter(({ from, to }) => to - from > 1 || odds[from]! >= leastSingle);
}
