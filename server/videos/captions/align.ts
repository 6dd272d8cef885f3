import type { Cue } from '#contract/webvtt.ts';

/** A stretch of speech in milliseconds of the video: [from, to). */
export type Stretch = [fromMs: number, toMs: number];

const CUE_CHARACTERS_MAX = 42;
const LINGER_MS = 300;
/** The length of the pause after a word, in letters: long at the end of a sentence, short at a comma. */
const PAUSES: [RegExp, number][] = [
  [/[.!?…]["”»)]*$/, 4],
  [/[,;:–—]["”»)]*$/, 2],
];

/**
 * Aligns a script with the stretches of speech. Each word gets a share of the speaking time proportional to its letters and the
 * pause after it, so that no word falls into silence. Without stretches the whole video counts as speech. Source: speaking time is
 * roughly proportional to the number of letters (Kohler 1996; Pellegrino et al. 2011).
 */
export function alignScript(script: string, stretches: readonly Stretch[], durationMs: number): Cue[] {
  const words = script.split(/\s+/).filter(Boolean);
  if (words.length === 0 || durationMs <= 0) return [];
  const spoken = stretches.length > 0 ? stretches : [[0, durationMs] as Stretch];
  const speakingMs = spoken.reduce((sum, [from, to]) => sum + to - from, 0);
  const weights = words.map(weightOf);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  const timed = words.map((text, index) => {
    const start = (before / whole) * speakingMs;
    before += weights[index]!;
    return { text, startMs: placeOf(start, spoken), endMs: placeOf((before / whole) * speakingMs, spoken, true) };
  });
  const cues = cutLines(timed);
  return cues.map((cue, index) => ({
    ...cue,
    endMs: Math.max(
      cue.startMs + 1,
      Math.min(cue.endMs + LINGER_MS, cues[index + 1]?.startMs ?? durationMs, durationMs),
    ),
  }));
}

const weightOf = (word: string) =>
  word.replace(/[^\p{L}\p{N}]/gu, '').length + 1 + (PAUSES.find(([ending]) => ending.test(word))?.[1] ?? 0);

/** Converts speaking time to video time. Between two stretches: the end of the first with `isEnd`, otherwise the start of the next. */
function placeOf(spokenMs: number, stretches: readonly Stretch[], isEnd = false): number {
  let left = spokenMs;
  for (const [from, to] of stretches) {
    const length = to - from;
    if (left < length || (isEnd && left <= length)) return Math.round(from + left);
    left -= length;
  }
  return stretches.at(-1)![1];
}

/** Cuts cues of at most 42 characters that break at the end of sentences. */
function cutLines(words: Cue[]): Cue[] {
  const lines: Cue[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const isOver =
      !line || /[.!?…]["”»)]*$/.test(line.text) || line.text.length + 1 + word.text.length > CUE_CHARACTERS_MAX;
    if (isOver) lines.push({ ...word });
    else Object.assign(line, { text: `${line.text} ${word.text}`, endMs: word.endMs });
  }
  return lines;
}
