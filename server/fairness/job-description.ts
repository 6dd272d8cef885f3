import type { TermLookup } from './words/term-lookup.ts';
import { isRedacted, type ReadWord, readWords } from './read-words.ts';
import { WEIGHTS } from './weights.ts';

export interface Asked extends ReadWord {
  /** How often the job description mentions it, up to a maximum. */
  times: number;
}

/** The requirements read from a job description. */
export interface JobDescription {
  words: Asked[];
  /** Keys of the languages that it mentions. */
  languages: string[];
  /** Required years of experience; null when none are mentioned. */
  years: number | null;
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
  const all = [...words.values()];
  return {
    words: all,
    languages: all.filter(({ kind }) => kind === 'language').map(({ key }) => key),
    years: yearsAsked(text),
  };
}

export const redacted = (words: readonly Asked[]) => words.filter((word) => !isRedacted(word));

/** The smallest number of years mentioned, ignoring ages and dates in the past: "5+ years", "3 años". */
function yearsAsked(text: string): number | null {
  const found = [
    ...text.matchAll(/\b(\d{1,2}) ?\+? ?(?:-|–|to|a)? ?(?:\d{1,2})? ?\+? ?(?:years?|yrs?|años?)\b(?=(.{0,8}))/giu),
  ]
    .filter(([, , after]) => !/^[ -]*(?:old|ago|de edad)/i.test(after!))
    .map(([, years]) => Number(years))
    .filter((years) => years > 0);
  return found.length > 0 ? Math.min(...found) : null;
}

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
