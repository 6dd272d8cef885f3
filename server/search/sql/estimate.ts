import type { Dictionary, Term } from '../query/dictionary.ts';
import type { QueryPlan } from '../query/query-plan.ts';
import { isTitles } from '../query/pairs.ts';

/** Frequencies are sampled from 300,000 entries; four deviations of the rarest that matters here. */
const SURE = 0.8;

/** What share of bios is taken to hold a keyword. */
const IN_BIO = 0.02;

/**
 * Words of one text mostly stand in the same titles and skills; filters are taken as independent. What is certain comes from one
 * term that alone meets everything asked, or from titles, of which an entry has one; each write since may have taken one away.
 */
export function sizeOf({ entries, writtenSince }: Dictionary, { words, filters, keywords, without }: QueryPlan) {
  const together = words[0]?.filter((term) => words.every((group) => group.includes(term))) ?? [];
  const share = (groups: QueryPlan['groups']) =>
    groups.reduce((product, group) => product * Math.min(1, frequencyOf(group)), 1);
  const isPlain = keywords.length === 0 && without === null;
  const sure =
    isPlain && words.length > 0 && filters.length === 0
      ? together
      : isPlain && words.length === 0 && filters.length === 1
        ? filters[0]!
        : [];
  const surely = Math.max(frequencyOf(sure.filter((term) => isTitles([term]))), ...sure.map((t) => t.frequency), 0);
  const inKeywords = keywords.reduce((product, { terms }) => product * Math.min(1, IN_BIO + frequencyOf(terms)), 1);
  return {
    expected: entries * Math.max(share(words), frequencyOf(together)) * share(filters) * inKeywords,
    atLeast: SURE * entries * surely - writtenSince,
  };
}

export const frequencyOf = (group: readonly Term[]) => group.reduce((sum, { frequency }) => sum + frequency, 0);
