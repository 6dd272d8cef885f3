import type { CallSide, SideReason } from '#contract/values/calls.ts';
import type { Attendee } from '../../reading/transcript.ts';
import { readLabels, type LabelSide } from './label-sides.ts';
import type { Reading } from '../decide/reading.ts';

export interface SideGuess {
  side: CallSide;
  reason: SideReason;
  /** The sentence that shows it best. */
  reading: Reading | null;
}

/** The most that one sentence can contribute to a side, in log-odds. */
const CLIP = 2;
/** In most calls the seller speaks first; in larger groups, most often. */
const OPENS = 1.5;
const SPEAKS_MOST = 2;

interface Score {
  score: number;
  turns: number;
  best: Reading | null;
  bestScore: number;
}

/**
 * Guesses who sells and who buys from the log-odds of each sentence. Precedence: manual corrections, then labels, companies,
 * and what each speaker says.
 */
export function guessSides(
  readings: readonly Reading[],
  odds: readonly number[],
  attendees: readonly Attendee[],
  corrected: ReadonlyMap<string, CallSide>,
): Map<string, SideGuess> {
  const scores = scoreSpeakers(readings, odds);
  const labels = readLabels([...scores.keys()], attendees, corrected);
  const guesses = new Map<string, SideGuess>();
  for (const [speaker, own] of scores) {
    const { role, title } = labels.get(speaker)!;
    own.score += title;
    guesses.set(speaker, guessOne(role, own, corrected.get(speaker)));
  }
  shareCompanies(guesses, scores, companiesOf([...scores.keys()], attendees));
  completeSides(guesses, scores);
  return guesses;
}

function scoreSpeakers(readings: readonly Reading[], odds: readonly number[]) {
  const scores = new Map<string, Score>();
  for (const [index, reading] of readings.entries()) {
    if (reading.speaker === null) continue;
    const own = scores.get(reading.speaker) ?? {
      score: scores.size === 0 ? OPENS : 0,
      turns: 0,
      best: null,
      bestScore: 0,
    };
    const score = Math.max(-CLIP, Math.min(CLIP, odds[index]!));
    own.score += score;
    if (readings[index - 1]?.turn !== reading.turn) own.turns++;
    if (Math.abs(score) > Math.abs(own.bestScore)) Object.assign(own, { best: reading, bestScore: score });
    scores.set(reading.speaker, own);
  }
  const [first, second] = [...scores.values()].toSorted((a, b) => b.turns - a.turns);
  if (scores.size >= 3 && first!.turns > second!.turns) first!.score += SPEAKS_MOST;
  return scores;
}

/** The most likely side of each line in a text without names: sides alternate, unless the words say otherwise (Viterbi). */
export function guessLines(readings: readonly Reading[], odds: readonly number[]): CallSide[] {
  const turns = new Map<number, number>();
  for (const [index, { turn }] of readings.entries())
    turns.set(turn, (turns.get(turn) ?? 0) + Math.max(-CLIP, Math.min(CLIP, odds[index]!)));
  const stay = Math.log(0.2);
  const alternate = Math.log(0.8);
  const back: [number, number][] = [];
  let [seller, buyer] = [0, 0];
  for (const odd of turns.values()) {
    const fromSeller = [seller + stay, buyer + alternate];
    const fromBuyer = [buyer + stay, seller + alternate];
    back.push([fromSeller[0]! >= fromSeller[1]! ? 0 : 1, fromBuyer[0]! >= fromBuyer[1]! ? 1 : 0]);
    [seller, buyer] = [Math.max(...fromSeller) + odd / 2, Math.max(...fromBuyer) - odd / 2];
  }
  let state = seller >= buyer ? 0 : 1;
  const sides = new Map<number, CallSide>();
  const order = [...turns.keys()];
  for (let at = order.length - 1; at >= 0; at--) {
    sides.set(order[at]!, state === 0 ? 'seller' : 'buyer');
    state = back[at]![state]!;
  }
  return readings.map(({ turn }) => sides.get(turn)!);
}

function guessOne(role: LabelSide['role'], { score, best }: Score, byHand?: CallSide): SideGuess {
  if (byHand) return { side: byHand, reason: 'corrected', reading: null };
  if (role) return { side: role, reason: 'named_role', reading: null };
  if (Math.abs(score) < 1) return { side: 'unknown', reason: 'not_enough_evidence', reading: null };
  return score > 0
    ? { side: 'seller', reason: 'presents_product', reading: best }
    : { side: 'buyer', reason: best?.isQuestion ? 'asks_about_product' : 'describes_own_needs', reading: best };
}

/** Groups speakers by company, as listed in the head of a transcript. */
function companiesOf(speakers: string[], attendees: readonly Attendee[]) {
  const companies = new Map<string, string[]>();
  for (const speaker of speakers) {
    const about = attendees.find(({ name }) => name === speaker)?.about;
    if (about && !/[,]/.test(about))
      companies.set(about.toLowerCase(), [...(companies.get(about.toLowerCase()) ?? []), speaker]);
  }
  return companies;
}

type Scores = ReadonlyMap<string, { score: number }>;

function shareCompanies(guesses: Map<string, SideGuess>, scores: Scores, companies: Map<string, string[]>) {
  for (const speakers of companies.values()) {
    if (speakers.length < 2) continue;
    const total = speakers.reduce((sum, speaker) => sum + scores.get(speaker)!.score, 0);
    if (Math.abs(total) < 1) continue;
    for (const speaker of speakers) {
      const guess = guesses.get(speaker)!;
      if (guess.reason !== 'corrected')
        guesses.set(speaker, { side: total > 0 ? 'seller' : 'buyer', reason: 'same_company', reading: null });
    }
  }
}

/** A call has both sides: if the guesses leave one empty, the speaker closest to it is assigned. */
function completeSides(guesses: Map<string, SideGuess>, scores: Scores) {
  if (guesses.size < 2) return;
  const free = [...guesses].filter(([, { reason }]) => reason !== 'corrected' && reason !== 'named_role');
  const has = (side: CallSide) => [...guesses.values()].some((guess) => guess.side === side);
  const byScore = free.toSorted(([a], [b]) => scores.get(a)!.score - scores.get(b)!.score);
  const span =
    byScore.length > 1 ? scores.get(byScore.at(-1)![0])!.score - scores.get(byScore[0]![0])!.score : Infinity;
  if (span < 2) return;
  if (!has('seller') && byScore.length > 0)
    guesses.set(byScore.at(-1)![0], { side: 'seller', reason: 'only_one_left', reading: null });
  if (!has('buyer') && byScore.length > 0)
    guesses.set(byScore[0]![0], { side: 'buyer', reason: 'only_one_left', reading: null });
  for (const [speaker, guess] of guesses)
    if (guess.side === 'unknown' && guesses.size === 2 && guess.reason !== 'corrected') {
      const other = [...guesses].find(([name]) => name !== speaker)![1].side;
      guesses.set(speaker, { side: other === 'seller' ? 'buyer' : 'seller', reason: 'only_one_left', reading: null });
    }
}
