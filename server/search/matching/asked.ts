import { LRUCache } from 'lru-cache';
import type { CampaignInput } from '#contract/campaigns/campaigns.ts';
import type { WorkType } from '#contract/talents.ts';
import { readRequirements } from '../reading/requirements.ts';
import { comparedWords, nameKey } from '../vocabulary/keys.ts';
import { EXACT_NAMES, MEANINGS } from '../vocabulary/names.ts';
import { SENIOR_YEARS } from '../vocabulary/work.ts';
import { demandedSkills, titleIn } from './description.ts';
import { type ReadPlace, readPlaces } from './places.ts';
import { distinct, namedIn, type ReadSkill, readSkill } from './skills.ts';
import { type ReadTitle, readTitle } from './titles.ts';

export type CampaignText = Pick<
  CampaignInput,
  | 'title'
  | 'description'
  | 'skills'
  | 'languages'
  | 'location'
  | 'workType'
  | 'salaryMinMinor'
  | 'salaryMaxMinor'
  | 'startsOn'
>;

/** What a campaign asks for, from its fields and its description. */
export interface Asked {
  title: ReadTitle | null;
  skills: readonly ReadSkill[];
  /** Alternatives: one of each group's languages is enough. */
  languages: readonly { name: string; oneOf: readonly string[] }[];
  years: number | null;
  place: { text: string; read: ReadPlace | null } | null;
  workType: WorkType | null;
  salary: { least: number | null; most: number | null } | null;
  startsOn: string | null;
}

const REMEMBERED_MAX = 2000;
const remembered = new LRUCache<string, Asked>({ max: REMEMBERED_MAX });
const readBefore = new WeakMap<CampaignText, Asked>();

/** Reads a campaign's requirements. Cached by text. */
export function readAsked(campaign: CampaignText): Asked {
  let asked = readBefore.get(campaign);
  if (!asked) readBefore.set(campaign, (asked = readTexts(campaign)));
  return asked;
}

function readTexts(campaign: CampaignText): Asked {
  const { title, description, skills, languages, location, workType } = campaign;
  const { salaryMinMinor, salaryMaxMinor, startsOn } = campaign;
  const texts = [title, description, skills, languages, location, workType, salaryMinMinor, salaryMaxMinor, startsOn];
  const key = JSON.stringify(texts);
  let asked = remembered.get(key);
  if (!asked) remembered.set(key, (asked = read(campaign)));
  return asked;
}

function read(campaign: CampaignText): Asked {
  const { title, description, skills, location, workType, salaryMinMinor: least, salaryMaxMinor: most } = campaign;
  const demanded = readRequirements(`${title}.\n${description}`);
  const isSenior = comparedWords(title).some((word) => EXACT_NAMES.get(nameKey(word))?.seniority === 'senior');
  const place = location ? readPlaces(location) : null;
  const isRemote = demanded.remote === true || (location !== null && /\bremot[eoa]/i.test(location));
  return {
    title: readTitle(title) ?? titleIn(description),
    skills: distinct([...skills.map(readSkill), ...namedIn(title), ...demandedSkills(description, skills.length > 0)]),
    languages: languagesOf(campaign.languages, demanded),
    // People enter whole years, so being half a year short doesn't count against them.
    years: demanded.years === null ? (isSenior ? SENIOR_YEARS.least : null) : Math.floor(demanded.years) || null,
    place: location && !(place === null && isRemote) ? { text: location, read: place } : null,
    workType: workType ?? (isRemote ? 'remote' : null),
    salary: least === null && most === null ? null : { least, most },
    startsOn: campaign.startsOn ?? null,
  };
}

/** The English names of the languages that a name may mean; the name itself if unknown. */
export const languagesNamed = (name: string): readonly string[] =>
  MEANINGS.get(nameKey(name))?.languages ?? [nameKey(name)];

function languagesOf(named: readonly string[], demanded: { languages: string[]; eitherLanguage: string[] }) {
  const asked = [...named, ...demanded.languages].map((name) => ({ name, oneOf: languagesNamed(name) }));
  const distinctOnes = asked.filter(
    ({ oneOf }, index) => !asked.slice(0, index).some((before) => before.oneOf.some((one) => oneOf.includes(one))),
  );
  const { eitherLanguage: either } = demanded;
  if (either.length === 0 || distinctOnes.some(({ oneOf }) => oneOf.some((one) => either.includes(one))))
    return distinctOnes;
  return [...distinctOnes, { name: either.join(' / '), oneOf: either }];
}
