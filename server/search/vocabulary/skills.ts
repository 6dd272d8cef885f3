import { COMMERCIAL_SKILLS } from './commercial-skills.ts';
import { INDUSTRY_SKILLS } from './industry-skills.ts';
import { SELLING_SKILLS } from './selling-skills.ts';
import { TOOL_SKILLS } from './tool-skills.ts';

/**
 * Skills under their names in English and Spanish, the clearest first; "~" marks a name that matches only when nothing else
 * does, "+" a more special skill that a search for this one includes. Names follow ESCO v1.2 and the skill lists of LinkedIn and
 * InfoJobs.
 */
const TABLES = [SELLING_SKILLS, INDUSTRY_SKILLS, COMMERCIAL_SKILLS, TOOL_SKILLS];

/** A skill with its other names. */
export interface Skill {
  names: readonly string[];
  /** First names of skills that match in part. */
  near: readonly string[];
  /** First names of more special skills. A search for this one includes them; elsewhere they match in part. */
  includes: readonly string[];
}

export const SKILLS: readonly Skill[] = TABLES.flatMap((table) => table.trim().split('\n')).map((line) => {
  const names = line.split(';').map((name) => name.trim());
  return {
    names: names.filter((name) => !/^[~+]/.test(name)),
    near: markedIn(names, '~'),
    includes: markedIn(names, '+'),
  };
});

function markedIn(names: readonly string[], mark: string) {
  return names.filter((name) => name.startsWith(mark)).map((name) => name.slice(1));
}

export const SKILLS_BY_FIRST_NAME: ReadonlyMap<string, Skill> = new Map(
  SKILLS.map((skill) => [skill.names[0]!, skill]),
);
