import type { CallMeasureResult } from '#contract/calls/analysis.ts';
import type { CallMeasure, CallSide, CallType } from '#contract/values/calls.ts';
import type { Utterance } from '../reading/transcript.ts';
import { MEASURE_UNITS, NORMS, SOURCES } from './norms.ts';

interface MeasuredCall {
  utterances: readonly Utterance[];
  sideOf: (speaker: string | null) => CallSide;
  /** The number of words in each utterance. */
  words: readonly number[];
  /** How many questions the seller asked. */
  sellerQuestions: number;
  durationMs: number | null;
  callType: CallType;
}

interface Turn {
  side: CallSide;
  line: number;
  startMs: number | null;
  endMs: number | null;
  words: number;
}

/** Calls with fewer words or turns are too short to measure. */
const MIN_WORDS = 60;
const MIN_TURNS = 6;
/** Longer breaks aren't hesitation: the person was away. */
const MAX_WAIT_MS = 10_000;
const MIN_WAITS = 3;
/** Durations are used only if the transcript's timestamps are finer than the turns. */
const MIN_DURATION_MS = 60_000;

/** Measures how a call was conducted. A measure without times or sides is "not enough evidence". */
export function measureCall(call: MeasuredCall): CallMeasureResult[] {
  const turns = turnsOf(call);
  const hasSides = turns.some(({ side }) => side === 'seller') && turns.some(({ side }) => side === 'buyer');
  const words = call.words.reduce((sum, count) => sum + count, 0);
  const isEnough = hasSides && words >= MIN_WORDS && turns.length >= MIN_TURNS;
  const ends =
    turns.filter(({ startMs, endMs }) => startMs !== null && endMs !== null).length / (turns.length || 1) > 0.9;
  const hours = call.durationMs !== null && call.durationMs >= MIN_DURATION_MS ? call.durationMs / 3_600_000 : null;
  return [
    { name: 'talk_ratio' as const, found: isEnough ? talkRatio(turns, ends) : null },
    { name: 'longest_monologue' as const, found: isEnough && hours !== null ? longestMonologue(turns) : null },
    {
      name: 'interactivity' as const,
      found:
        isEnough && hours !== null ? { value: switches(turns) / hours, basis: 'times' as const, line: null } : null,
    },
    { name: 'patience' as const, found: isEnough && ends ? patience(turns) : null },
    {
      name: 'question_rate' as const,
      found:
        isEnough && hours !== null
          ? { value: call.sellerQuestions / hours, basis: 'times' as const, line: null }
          : null,
    },
  ].map(({ name, found }) => present(name, found, call.callType));
}

interface Found {
  value: number;
  basis: 'times' | 'words';
  line: number | null;
}

function present(name: CallMeasure, found: Found | null, callType: CallType): CallMeasureResult {
  const norm = NORMS[name][callType];
  const base = { name, unit: MEASURE_UNITS[name], norm, source: SOURCES[name] };
  if (!found) return { ...base, value: 'not_enough_evidence', fit: null, basis: null, line: null };
  const value = Math.round(found.value * 100) / 100;
  return {
    ...base,
    value,
    fit: value < norm.from ? 'below' : value > norm.to ? 'above' : 'within',
    basis: found.basis,
    line: found.line,
  };
}

/** The turns of the call, each with its duration; without end times, a turn lasts until the next one. */
function turnsOf({ utterances, sideOf, words, durationMs }: MeasuredCall): Turn[] {
  const turns: Turn[] = [];
  let speaker: string | null | undefined;
  for (const [index, utterance] of utterances.entries()) {
    const last = turns.at(-1);
    if (last && utterance.speaker === speaker) {
      last.words += words[index]!;
      last.endMs = utterance.endMs ?? last.endMs;
      last.startMs ??= utterance.startMs;
      continue;
    }
    speaker = utterance.speaker;
    turns.push({
      side: sideOf(speaker),
      line: index + 1,
      startMs: utterance.startMs,
      endMs: utterance.endMs,
      words: words[index]!,
    });
  }
  for (const [index, turn] of turns.entries())
    if (turn.endMs === null && index === turns.length - 1 && durationMs !== null) turn.endMs = durationMs;
  return turns;
}

function talkRatio(turns: Turn[], ends: boolean): Found {
  const length = (turn: Turn) => (ends ? Math.max(0, turn.endMs! - turn.startMs!) : turn.words);
  const sum = (side: CallSide) =>
    turns
      .filter((turn) => turn.side === side)
      .reduce((total, turn) => total + (turn.startMs === null && ends ? 0 : length(turn)), 0);
  const [seller, buyer] = [sum('seller'), sum('buyer')];
  return { value: seller / (seller + buyer || 1), basis: ends ? 'times' : 'words', line: null };
}

/** The seller's longest monologue; a turn without an end time ends where the next one starts. */
function longestMonologue(turns: Turn[]): Found | null {
  let best: Found | null = null;
  for (const [index, { side, line, startMs, endMs }] of turns.entries()) {
    const until = endMs ?? turns[index + 1]?.startMs ?? null;
    if (side !== 'seller' || startMs === null || until === null) continue;
    const seconds = Math.max(0, until - startMs) / 1000;
    if (!best || seconds > best.value) best = { value: seconds, basis: 'times', line };
  }
  return best;
}

function switches(turns: Turn[]) {
  let count = 0;
  for (let at = 1; at < turns.length; at++) if (turns[at]!.side !== turns[at - 1]!.side) count++;
  return count;
}

/** The seller's average delay before answering the buyer. */
function patience(turns: Turn[]): Found | null {
  const waits: { ms: number; line: number }[] = [];
  for (let at = 1; at < turns.length; at++) {
    const [before, turn] = [turns[at - 1]!, turns[at]!];
    if (turn.side !== 'seller' || before.side !== 'buyer' || before.endMs === null || turn.startMs === null) continue;
    const ms = turn.startMs - before.endMs;
    if (ms <= MAX_WAIT_MS) waits.push({ ms: Math.max(0, ms), line: turn.line });
  }
  if (waits.length < MIN_WAITS) return null;
  const longest = waits.reduce((best, wait) => (wait.ms > best.ms ? wait : best));
  return {
    value: waits.reduce((sum, { ms }) => sum + ms, 0) / waits.length / 1000,
    basis: 'times',
    line: longest.line,
  };
}
