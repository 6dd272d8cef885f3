import type { TermLookup } from './words/term-lookup.ts';
import { readRequirements, type Requirements } from '../search/reading/requirements.ts';
import { isRedacted, type ReadWord, readWords } from './read-words.ts';
import { WEIGHTS } from './weights.ts';

export interface Asked extends ReadWord {
  /** How often the job description mentions it, up to a maximum. */
  times: number;
}

/** What is read from a job description. */
export interface JobDescription extends Pick<Requirements, 'years' | 'languages' | 'eitherLanguage'> {
  words: Asked[];
}

export function readJobDescription(text: string, lookup: TermLookup): JobDescription {
  const words = new Map<string, Asked>();
  for (const read of readWords(text, lookup)) {
    if (read.kind === 'word' && (STOP_WORDS.has(read.key) || STOP_WORDS.has(read.word) || !/\p{L}/u.test(read.key)))
      continue;
    const known = words.get(read.key);
    if (known) known.times = Math.min(WEIGHTS.mostRepeats, known.times + 1);
    else words.set(read.key, { ...read, times: 1 });
  }
  const { years, languages, eitherLanguage } = readRequirements(text);
  return { words: [...words.values()], years, languages, eitherLanguage };
}

export const redacted = (words: readonly Asked[]) => words.filter((word) => !isRedacted(word));

/** Words without meaning for a job, in English and Spanish. */
export const STOP_WORDS = new Set(
  `a about above across after again all also am an and any are as at be because been before being both but by can could did do does doing
  down during each etc few for from further get had has have having here how i if in into is it its itself just like ll me more most must my
  need needs no nor not now of off on once one only or other our ours out over own per re same should so some such than that the their theirs
  them then there these they this those through to too two under until up upon us ve very via was way we were what when where which while who
  whom whose why will with within without would you your yours year years yr yrs experience required requirement requirements plus
  al algo ante antes aquí así aun año años cada como con contra cual cuales cuando cuanto de del desde donde dos e el en entre era es esa ese
  eso esta estas este esto estos está están experiencia fue ha hace hacia han hasta hay la las le les lo los me mi mucho muy más ni no nos
  nosotros nuestra nuestro o os otra otro para pero poco por porque pues que quien qué requisito requisitos se sea según ser si sin sobre
  son su sus sí también tan te ti tiene tienen todo todos tu tus un una uno unos vuestra vuestro y ya yo`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/\s+/),
);
