import { SKILL_SUGGESTIONS } from '#contract/values/limits.ts';
import type { Context } from '../platform/context.ts';
import { loadDictionary } from './query/load-dictionary.ts';
import { normalise } from './query/words.ts';

/** The skills of searchable positions that have a word that begins with the text, those that begin with it first. */
export async function suggestSkills({ pool }: Pick<Context, 'pool'>, text: string): Promise<string[]> {
  const typed = spaced(normalise(text));
  const startsWith = ({ norm }: { norm: string }) => spaced(norm).startsWith(typed);
  const { searched } = await loadDictionary(pool);
  return searched
    .filter(({ kind, norm }) => kind === 'skill' && ` ${spaced(norm)}`.includes(` ${typed}`))
    .toSorted((a, b) => Number(startsWith(b)) - Number(startsWith(a)) || b.frequency - a.frequency)
    .map(({ label }) => label)
    .slice(0, SKILL_SUGGESTIONS);
}

/** "High-ticket closing" is found by "ticket" too. */
const spaced = (norm: string) => norm.replaceAll('-', ' ');
