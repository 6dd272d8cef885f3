import type { WorkType } from '#contract/talents.ts';
import { LANGUAGE_NAMES } from './languages.ts';
import { SKILLS, type Skill } from './skills.ts';
import { stemOf } from '../query/words.ts';
import { comparedWords, nameKey } from './keys.ts';
import { FIELD_NAMES, PROFESSIONS, type Profession, SALES_FIELD, SELLING, SELLING_NAMES } from './titles.ts';
import { AVAILABILITY_NAMES, type NoticeDays, SENIORITY_NAMES, type Seniority, WORK_TYPE_NAMES } from './work.ts';

/** Everything that a name may mean. */
export interface Meaning {
  professions?: readonly Profession[];
  skills?: readonly Skill[];
  languages?: readonly string[];
  /** A word for anyone who sells, or for the whole field. */
  selling?: 'people' | 'field';
}

const byTitle = new Map(PROFESSIONS.map((profession) => [profession.title, profession]));

function readMeanings() {
  const meanings = new Map<string, Meaning>();
  const add = (name: string, meant: (before: Meaning) => Meaning) => {
    const key = nameKey(name);
    meanings.set(key, { ...meanings.get(key), ...meant(meanings.get(key) ?? {}) });
  };
  for (const profession of PROFESSIONS)
    for (const name of profession.names)
      add(name, ({ professions = [] }) => ({ professions: [...new Set([...professions, profession])] }));
  for (const skill of SKILLS)
    for (const name of skill.names) add(name, ({ skills = [] }) => ({ skills: [...new Set([...skills, skill])] }));
  for (const { language, names } of LANGUAGE_NAMES)
    for (const name of names)
      add(name, ({ languages = [] }) => ({ languages: [...new Set([...languages, language])] }));
  for (const name of SELLING_NAMES) add(name, () => ({ selling: 'people' }));
  for (const name of FIELD_NAMES) add(name, () => ({ selling: 'field' }));
  return meanings;
}

/** What each name of the vocabulary means, by its key (see `nameKey`). Places are read separately. */
export const MEANINGS: ReadonlyMap<string, Meaning> = readMeanings();

interface Exact {
  workType?: WorkType;
  seniority?: Seniority;
  availableWithin?: NoticeDays;
}

/**
 * Names of work types, levels and notice periods by the stems of all their words, since "in the office" means more than "office".
 */
export const EXACT_NAMES: ReadonlyMap<string, Exact> = new Map<string, Exact>([
  ...Object.entries(WORK_TYPE_NAMES).flatMap(([workType, names]) =>
    names.map((name) => [exactKey(name), { workType: workType as WorkType }] as const),
  ),
  ...Object.entries(SENIORITY_NAMES).flatMap(([seniority, names]) =>
    names.map((name) => [exactKey(name), { seniority: seniority as Seniority }] as const),
  ),
  ...[...AVAILABILITY_NAMES].flatMap(([availableWithin, names]) =>
    names.map((name) => [exactKey(name), { availableWithin }] as const),
  ),
]);

function exactKey(name: string) {
  return comparedWords(name).map(stemOf).join(' ');
}

/** The maximum number of words in a name. */
export const LONGEST_NAME = 5;

/** The professions named in a title such as "Senior SDR (m/f/d)": those of its longest known part. */
export function professionsIn(title: string): readonly Profession[] {
  const words = nameKey(title).split(' ');
  for (let length = Math.min(words.length, LONGEST_NAME); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const found = MEANINGS.get(words.slice(from, from + length).join(' '))?.professions;
      if (found) return found;
    }
  return [];
}

/** These professions and everything they include. */
export function withIncluded(professions: readonly Profession[]): ReadonlySet<string> {
  const titles = new Set<string>();
  const add = ({ title, includes }: Profession) => {
    if (titles.has(title)) return;
    titles.add(title);
    for (const special of includes) add(byTitle.get(special)!);
  };
  for (const profession of professions) add(profession);
  return titles;
}

/** The professions that match in part. */
export const nearTo = (professions: readonly Profession[]) =>
  withIncluded(professions.flatMap(({ near }) => near.map((title) => byTitle.get(title)!)));

/** The professions near those near them: a head of sales is near a sales director, who is near a sales manager. */
export const nearToNear = (professions: readonly Profession[]) =>
  nearTo([...nearTo(professions)].map((title) => byTitle.get(title)!));

/** The professions that "sellers" or "sales" stands for. */
export const SELLING_PROFESSIONS = {
  people: new Set(SELLING),
  field: new Set(SALES_FIELD),
};
