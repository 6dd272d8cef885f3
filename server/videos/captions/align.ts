import type { Cue } from '#contract/webvtt.ts';

/** A stretch of speech in milliseconds of the video: [from, to). */
export type Stretch = [fromMs: number, toMs: number];

const LONGEST_CUE = 42;
const LINGER_MS = 300;
/** What a pause after a word weighs, in letters: people breathe at full stops and, shorter, at commas. */
const PAUSES: [RegExp, number][] = [
  [/[.!?…]["”»)]*$/, 4],
  [/[,;:–—]["”»)]*$/, 2],
];

/**
 * Lays a read text over the stretches in which somebody speaks: each word takes the share of the speaking time that its letters
 * (and the pause after it) have of all, so words never fall into silence. Source: speaking time is close to proportional to the
 * number of letters (Kohler 1996; Pellegrino et al. 2011); without stretches the whole length counts as speech.
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
  word.replace(/[^\p{L}\p{N}]/gu, '').length + 1 + (PAUSES.find(([sign]) => sign.test(word))?.[1] ?? 0);

/** The moment of the video at which that much has been spoken; at a seam, the end of the stretch or the start of the next. */
function placeOf(spokenMs: number, stretches: readonly Stretch[], isEnd = false): number {
  let left = spokenMs;
  for (const [from, to] of stretches) {
    const length = to - from;
    if (left < length || (isEnd && left <= length)) return Math.round(from + left);
    left -= length;
  }
  return stretches.at(-1)![1];
}

/** Lines of at most 42 letters that end where a sentence does. */
function cutLines(words: Cue[]): Cue[] {
  const lines: Cue[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const isOver = !line || /[.!?…]["”»)]*$/.test(line.text) || line.text.length + 1 + word.text.length > LONGEST_CUE;
    if (isOver) lines.push({ ...word });
    else Object.assign(line, { text: `${line.text} ${word.text}`, endMs: word.endMs });
  }
  return lines;
}
