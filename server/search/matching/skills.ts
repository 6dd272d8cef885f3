import { LRUCache } from 'lru-cache';
import { tokensOf, spanOf } from '../reading/spans.ts';
import { nameKey } from '../vocabulary/keys.ts';
import { LONGEST_NAME, MEANINGS } from '../vocabulary/names.ts';
import { type Skill, SKILLS_BY_FIRST_NAME } from '../vocabulary/skills.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** A skill under any of its names in English and Spanish, ready to compare. */
export interface ReadSkill {
  /** As written. */
  text: string;
  key: string;
  skills: readonly Skill[];
}

const REMEMBERED_MAX = 20_000;
const remembered = new LRUCache<string, ReadSkill>({ max: REMEMBERED_MAX });

/** Reads a skill. Cached by text. */
export function readSkill(text: string): ReadSkill {
  let skill = remembered.get(text);
  if (!skill) {
    const key = nameKey(text);
    skill = { text, key, skills: MEANINGS.get(key)?.skills ?? namedIn(text).flatMap(({ skills }) => skills) };
    remembered.set(text, skill);
  }
  return skill;
}

/** The skills named in a text, as written, longest names first. */
export function namedIn(text: string): ReadSkill[] {
  const tokens = tokensOf(text);
  const found: ReadSkill[] = [];
  for (let at = 0; at < tokens.length;) {
    let length = Math.min(LONGEST_NAME, tokens.length - at);
    for (; length > 0; length--) {
      const span = spanOf(tokens, at, length);
      const skills = span.isOrdinary || span.key === '' ? undefined : MEANINGS.get(span.key)?.skills;
      if (!skills) continue;
      found.push({ text: span.text.replace(/[.,;:!?]+$/, ''), key: span.key, skills });
      break;
    }
    at += Math.max(1, length);
  }
  return found;
}

/** The skills that count as a partial match. */
export const nearTo = (skills: readonly Skill[]): Skill[] =>
  skills.flatMap(({ near, includes }) =>
    [...near, ...includes].flatMap((name) => SKILLS_BY_FIRST_NAME.get(name) ?? []),
  );

/** Removes skills that mean the same as an earlier one. */
export const distinct = (all: readonly ReadSkill[]) =>
  all.filter((one, index) => !all.slice(0, index).some((before) => isSame(before, one)));

const isSame = (a: ReadSkill, b: ReadSkill) => a.key === b.key || a.skills.some((skill) => b.skills.includes(skill));

export const compareSkills = (asked: readonly ReadSkill[], offered: readonly ReadSkill[]): Outcome =>
  outcomeOf(
    asked,
    ({ text }) => text,
    (wanted) => {
      if (offered.some((skill) => isSame(wanted, skill))) return 'met';
      const near = nearTo(wanted.skills);
      return offered.some(({ skills }) => skills.some((skill) => near.includes(skill))) ? 'partly' : 'missing';
    },
  );
