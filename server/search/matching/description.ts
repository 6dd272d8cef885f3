import { plainText, sentencesOf } from '../reading/plain-text.ts';
import { distinct, namedIn, type ReadSkill } from './skills.ts';
import { type ReadTitle, readTitle } from './titles.ts';

/** Words that mark a requirement, in English and Spanish. */
const DEMANDED =
  /\b(?:need(?:s|ed)?|requir\w+|must|essential|mandatory|you (?:have|bring|know|master)|experience (?:in|with|of)|experienced in|skilled in|proven|strong|we ask for|ask for|necesit\w+|imprescindible\w*|indispensable\w*|requisitos?|se requiere\w*|exig\w+|pedimos|experiencia (?:en|con)|dominio de|dominas|manejo de|conocimientos? de|sabes|aportas)\b/;
const NOT_DEMANDED =
  /\b(?:plus|bonus|nice to have|advantage|desirable|preferred|preferably|ideally|optional|helpful|valorable|se valora\w*|valoramos|deseable|opcional|not (?:needed|required|necessary)|no (?:experience|need|hace falta|es necesari\w*|se (?:requiere|exige|pide)\w*)|without|sin experiencia|don't need|do not need)\b/;

/**
 * The skills that a description requires, found by demand words in the same clause. If the description is the only text, as
 * in an advert, skills it merely mentions count too.
 */
export function demandedSkills(description: string, hasOthers: boolean): ReadSkill[] {
  const { original, plain, at } = plainText(description);
  const clauses = sentencesOf(plain).flatMap(({ start, end }) => {
    const sentence = plain.slice(start, end);
    return [...sentence.matchAll(/[^:;]+/g)].map(({ index, 0: text }) => ({
      text,
      written: original.slice(at[start + index], at[start + index + text.length]),
    }));
  });
  const wanted = clauses.filter(({ text }) => !NOT_DEMANDED.test(text));
  const skillsIn = ({ written }: { written: string }) => namedIn(written.replace(NO_SKILL, ','));
  const demanded = wanted.filter(({ text }) => DEMANDED.test(text)).flatMap(skillsIn);
  if (hasOthers || demanded.length > 0) return distinct(demanded);
  return distinct(wanted.flatMap(skillsIn));
}

/** Words with the stem of a skill but another meaning: "up to date" isn't data, and a quota isn't a quote. */
const NO_SKILL = /(?<!\p{L})(?:dates?|quotas?|cuotas?)(?!\p{L})/giu;

const HEAD_MAX = 160;
/** A first line of at most this many words is a title, even if it names no known profession. */
const TITLE_WORDS_MAX = 5;

/**
 * Names of professions that mean something else in running text: "you close", "I am", "va". As professions, abbreviations
 * are capitalized.
 */
const NO_NAME = /(?<!\p{L})(?:close[sd]?|growth|copy|consulting|selling|\p{L}\p{Ll}{1,2})(?![\p{L}])/giu;

/**
 * The title at the top of a description without a title field: the first part that names a profession, otherwise a short
 * first line.
 */
export function titleIn(description: string): ReadTitle | null {
  for (const { start, end } of sentencesOf(description.slice(0, HEAD_MAX))) {
    const sentence = description.slice(start, end);
    const title = readTitle(
      sentence.replace(NO_NAME, (word) => (word.length > 1 && word === word.toUpperCase() ? word : ' ')),
    );
    if (title && title.whole.size > 0) return title;
  }
  const [first] = sentencesOf(description);
  const line = first ? description.slice(first.start, first.end) : '';
  return line.split(/\s+/).length <= TITLE_WORDS_MAX ? readTitle(line) : null;
}
