import type { PlainText } from '../../../search/reading/plain-text.ts';
import { type Cue, findCues, type Mark } from '../find-cues.ts';
import { contextsIn } from './contexts.ts';
import { type Sentence, sentencesWith, type Word } from './words.ts';

/** The inputs that an advert is weighed by. */
export interface Evidence {
  text: PlainText;
  cues: Cue[];
  sentences: Sentence[];
  /** A word as written, with its capitals. */
  written: (word: Word) => string;
}

/** Finds every listed word, what the sentences do with them, and the verdict of the rules. */
export async function evidenceIn(advert: string, pause: () => Promise<void>): Promise<Evidence> {
  const { text, cues, marks } = await findCues(advert, pause);
  const judged = cues.flatMap(({ kind, excludes, start, end }): Mark[] => [
    { name: `cue ${kind}`, start, end },
    ...(excludes ? [{ name: 'cue excludes', start, end }] : []),
  ]);
  const contexts = await contextsIn(text, pause);
  await pause();
  return {
    text,
    cues,
    sentences: sentencesWith(text.plain, [...marks, ...contexts, ...judged]),
    written: ({ start, end }) => advert.slice(text.at[start], text.at[end]),
  };
}
