import { demandedLanguages } from './languages.ts';
import { readPlace, readRemote } from './places.ts';
import { plainText } from './plain-text.ts';
import { demandedYears } from './years.ts';

/** What a job description demands, as far as it says. */
export interface Requirements {
  /** The least number of years of experience; null when none is demanded. */
  years: number | null;
  /** English names of the languages that are all required. */
  languages: string[];
  /** One of these is enough. */
  eitherLanguage: string[];
  /** Where the work is, as written. */
  place: string | null;
  /** True if all work can be done from home, false if days on site are demanded, null if nothing is said or it is a choice. */
  remote: boolean | null;
}

/** Reads the stated requirements of a job description in English or Spanish. */
export function readRequirements(text: string): Requirements {
  const { original, plain, at } = plainText(text);
  const { required, either } = demandedLanguages(plain, original, at);
  const years = demandedYears(plain).map((demand) => demand.years);
  return {
    years: years.length > 0 ? Math.max(...years) : null,
    languages: required,
    eitherLanguage: either,
    place: readPlace(text),
    remote: readRemote(plain),
  };
}
