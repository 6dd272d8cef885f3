import type { SearchQuery } from '#contract/search.ts';
import type { Dictionary, Term, TermKind } from './dictionary.ts';
import { readText } from './read-text.ts';

/** Conditions on `tags` in intarray's query language: made of ids, `|`, `&`, `!` and parentheses alone. */
export interface Conditions {
  /** What every result meets; null asks for nothing, so that all match. */
  all: string | null;
  /** The results in parts, the most relevant first: titles before skills. Without text there is one part. */
  ranks: (string | null)[];
  correctedTo: string[];
}

/** @returns undefined where nothing can match. */
export function conditionsOf(dictionary: Dictionary, query: SearchQuery): Conditions | undefined {
  const filters = [filterOf(dictionary, 'title', query.professions), filterOf(dictionary, 'lang', query.languages)];
  if (filters.includes('none')) return undefined;
  const asked = filters.filter((filter) => filter !== null);
  if (!query.text) return { all: and(asked), ranks: [and(asked)], correctedTo: [] };

  const { groups, correctedTo } = readText(dictionary, query.text);
  if (groups.length === 0) return undefined;
  const any = groups.map(anyOf);
  const titles = groups.map((group) => group.filter(({ kind }) => kind === 'title'));
  const inTitle = titles.every((group) => group.length > 0) ? titles.map(anyOf) : undefined;
  const ranks = inTitle
    ? [and([...inTitle, ...asked]), and([...any, `!(${inTitle.join('&')})`, ...asked])]
    : [and([...any, ...asked])];
  return { all: and([...any, ...asked]), ranks, correctedTo: correctedTo ? [correctedTo] : [] };
}

function filterOf(dictionary: Dictionary, kind: TermKind, labels: readonly string[] | undefined): string | null {
  if (!labels || labels.length === 0) return null;
  const terms = labels.map((label) => dictionary.find(kind, label)).filter((term) => term !== undefined);
  return terms.length === 0 ? 'none' : anyOf(terms);
}

const anyOf = (terms: readonly Term[]) => `(${terms.map(({ id }) => id).join('|')})`;
const and = (parts: readonly string[]) => (parts.length === 0 ? null : parts.join('&'));
