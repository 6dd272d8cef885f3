import type { Speech, SpokenWord } from './speak.ts';

type Cue = { start: number; end: number; text: string };

/** Lines of two to six words that never cross a clause unless the clause is a single word. */
export function captionCues({ clauses }: Speech): Cue[] {
  const groups: SpokenWord[][] = [];
  for (const { words } of clauses) {
    let rest = words;
    for (let lines = Math.ceil(words.length / 6); lines > 0; lines--) {
      const length = lines === 1 ? rest.length : lineLength(rest, lines);
      groups.push(rest.slice(0, length));
      rest = rest.slice(length);
    }
  }
  const merged = groups.reduce<SpokenWord[][]>((done, words) => {
    const before = done.at(-1);
    const lone = words.length === 1 || before?.length === 1;
    if (before && lone && before.length + words.length <= 6) before.push(...words);
    else done.push([...words]);
    return done;
  }, []);
  return merged.map((words, i) => {
    const next = merged[i + 1]?.[0]?.start ?? Infinity;
    return {
      start: words[0]!.start,
      end: Math.min(next, words.at(-1)!.end + 0.35),
      text: words.map((word) => word.text).join(' '),
    };
  });
}

/** An even share of the words, give or take one so that no line ends on a little word such as "the" or "de". */
function lineLength(words: SpokenWord[], lines: number) {
  const even = Math.round(words.length / lines);
  const fits = [even, even - 1, even + 1].filter(
    (length) => length >= 2 && length <= 6 && words.length - length <= (lines - 1) * 6,
  );
  return fits.find((length) => words[length - 1]!.text.length > 3) ?? even;
}

function timestamp(seconds: number) {
  const ms = Math.round(seconds * 1000);
  const pad = (n: number, width = 2) => `${n}`.padStart(width, '0');
  return `${pad(Math.floor(ms / 3_600_000))}:${pad(Math.floor(ms / 60_000) % 60)}:${pad(Math.floor(ms / 1000) % 60)}.${pad(ms % 1000, 3)}`;
}

export const toWebVtt = (cues: Cue[]) =>
  `WEBVTT\n\n${cues.map((cue) => `${timestamp(cue.start)} --> ${timestamp(cue.end)}\n${cue.text}\n`).join('\n')}`;
