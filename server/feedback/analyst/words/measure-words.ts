import type { TakeWords } from '#contract/feedback/analysis.ts';
import type { Transcript } from '../analyst.ts';

/** Words and sounds that fill a pause. Those that also mean something, such as “like” or “bueno”, are left out. */
const FILLERS: Readonly<Record<string, readonly string[]>> = {
  en: ['uh', 'uhm', 'um', 'er', 'erm', 'hmm', 'you know', 'i mean', 'kind of', 'sort of'],
  es: ['eh', 'ehm', 'em', 'este este', 'o sea', 'sabes', 'digamos'],
  fr: ['euh', 'heu', 'hein', 'tu vois', 'genre'],
  de: ['äh', 'ähm', 'öh', 'halt', 'sozusagen'],
};
const INTRODUCTION =
  /\b(my name is|i am|i[’']m|me llamo|mi nombre es|soy|je m[’']appelle|je suis|ich hei(?:ß|ss)e|mein name ist|ich bin)\b/iu;
const CLOSING =
  /\b(you|your|let us|let[’']s|thank|talk|call|usted|ustedes|hablemos|gracias|contact\p{L}*|escr[ií]b\p{L}*|vous|merci|sie|ihnen|danke)\b/iu;
/** How many sentences at each end are introduction and closing. */
const ENDS = 2;
const TRANSCRIPT_MAX = 20_000;
const FILLER_KINDS = 20;

/** Counts features of a transcript. They affect no score, since a typed transcript may differ from what was said. */
export function measureWords({ text, source }: Transcript, language: string, spokenMs: number): TakeWords {
  const clean = text.slice(0, TRANSCRIPT_MAX);
  const sentences = clean
    .split(/[.!?…\n]+/u)
    .map((sentence) => wordsOf(sentence))
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  const spoken = ` ${words.join(' ').toLowerCase()} `;
  const fillers = (FILLERS[language] ?? [])
    .map((word) => ({ word, count: spoken.split(` ${word} `).length - 1 }))
    .filter(({ count }) => count > 0);
  const ends = (part: string[][]) => part.map((sentence) => sentence.join(' ')).join(' ');
  return {
    transcriptSource: source,
    count: words.length,
    fillers: fillers.slice(0, FILLER_KINDS),
    fillersPerMinute: spokenMs === 0 ? 0 : fillers.reduce((sum, { count }) => sum + count, 0) / (spokenMs / 60_000),
    structure: {
      sentences: sentences.length,
      longestSentence: Math.max(0, ...sentences.map(({ length }) => length)),
      hasIntroduction: INTRODUCTION.test(ends(sentences.slice(0, ENDS))),
      hasNumbers: /\d/u.test(clean),
      hasClosing: CLOSING.test(ends(sentences.slice(-ENDS))),
    },
    review: null,
  };
}

const wordsOf = (sentence: string) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
