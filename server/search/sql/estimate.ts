import type { Dictionary, Term } from '../query/dictionary.ts';
import type { QueryPlan } from '../query/query-plan.ts';
import { isTitles, pairsIn, pairTag } from '../query/pairs.ts';

/**
 * Frequencies are sampled from 300,000 documents; this leaves a margin of four standard deviations for the rarest term that
 * matters here.
 */
const SURE = 0.8;

/** The assumed share of bios that contain a keyword. */
const IN_BIO = 0.02;

/**
 * Estimates the number of matches. Words of one text mostly occur in the same titles and skills; filters are assumed to be
 * independent. The guaranteed minimum comes from a single term that satisfies the whole query, or from titles (a document
 * has exactly one), alone or paired with a language, minus one for each write since the sample.
 */
export function sizeOf(dictionary: Dictionary, { groups, words, filters, keywords, without }: QueryPlan) {
  const { documents, writtenSince } = dictionary;
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
  const surely = Math.max(
    frequencyOf(sure.filter((term) => isTitles([term]))),
    ...sure.map((t) => t.frequency),
    isPlain ? inPairs(dictionary, groups) : 0,
  );
  const inKeywords = keywords.reduce((product, { terms }) => product * Math.min(1, IN_BIO + frequencyOf(terms)), 1);
  return {
    expected: documents * Math.max(share(words), frequencyOf(together)) * share(filters) * inKeywords,
    atLeast: SURE * documents * surely - writtenSince,
  };
}

export const frequencyOf = (group: readonly Term[]) => group.reduce((sum, { frequency }) => sum + frequency, 0);

/** The share of documents that carry one of the titles and the most frequent of the languages, when nothing else is asked. */
function inPairs({ pairFrequencies }: Dictionary, groups: QueryPlan['groups']) {
  const pairs = pairsIn(groups);
  if (!pairs || pairs.others.length > 0) return 0;
  const shares = pairs.languages.map((language) =>
    pairs.titles.reduce((sum, title) => sum + (pairFrequencies.get(pairTag(title.id, language.id)!) ?? 0), 0),
  );
  return Math.max(...shares);
}
