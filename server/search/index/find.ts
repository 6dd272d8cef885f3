import { setImmediate as othersFirst } from 'node:timers/promises';
import { SEARCH_COUNT_CAP, type SearchQuery } from '#contract/search/query.ts';
import { SEARCH_PAGE_SIZE } from '#contract/values/limits.ts';
import type { Asker } from '../advanced-filters.ts';
import { amongThoseWithoutFeedback, asksForFeedback } from '../flags.ts';
import type { Dictionary } from '../query/dictionary.ts';
import { makeQueryPlan, type QueryPlan } from '../query/query-plan.ts';
import { type Chosen, choosePlan } from '../reading/choose-plan.ts';
import type { Asked, Found } from '../sql/find-in-sql.ts';
import type { IndexState } from './change-stream.ts';
import type { Matcher } from './matcher.ts';
import { byRelevance, byScore } from './orders.ts';
import { pageOf } from './page.ts';
import type { Matches } from './postings.ts';
import { writeAt } from './place.ts';

/** An index that is up to date. */
export type Ready = Pick<IndexState, 'documents' | 'dictionary'> & { matcher: Matcher };

export function findIn(ready: Ready, asked: Asked): Found {
  const { documents, dictionary, matcher } = ready;
  const { query, after, sort } = asked;
  const { chosen, matches: found } = choose(ready, query, asked);
  const { plan, asking } = chosen;
  const score = sort === 'newest' ? undefined : sort;
  const matches = !plan ? [] : score ? [matcher.match(plan, asked)] : (found ?? matcher.matchDisjoint(plan, asked));
  const firstTitles = sort === 'newest' ? null : plan?.firstTitles;
  const order =
    plan && (score ? byScore(documents, score, matches[0]!) : byRelevance(documents, firstTitles ?? null, matches));
  const page = order && pageOf(documents, matches, order, after, SEARCH_PAGE_SIZE);
  const { slots, part, isMore } = page ?? { slots: [], part: 0, isMore: false };
  const ids = documents.ids.list(slots);
  const isAboutFeedback = asksForFeedback(query);
  const others =
    asking && isAboutFeedback ? makeQueryPlan(dictionary, amongThoseWithoutFeedback(query), asking) : undefined;
  const left = others ? matcher.match(others, asked).size : 0;
  return {
    ids,
    next: isMore ? { part, at: writeAt(documents.at[slots.at(-1)!]!), id: ids.at(-1)! } : null,
    count: { total: sizeOf(matches), isCapped: false },
    withoutAiFeedback: isAboutFeedback ? { total: left, isCapped: false } : null,
    readFilters: chosen.readFilters,
    leftOut: chosen.leftOut,
    nearOnly: chosen.nearOnly,
    correctedTo: chosen.correctedTo,
  };
}

/** The plan that answers a search, with its matches if they were already computed. */
export function choose(
  { dictionary, matcher }: Ready,
  query: SearchQuery,
  asker: Asker,
): { chosen: Chosen; matches: Matches[] | undefined } {
  const choosing = choosePlan(dictionary, query);
  let answer: { plan: QueryPlan; matches: Matches[] } | undefined;
  let step = choosing.next();
  while (!step.done) {
    const { plan, isAnswer } = step.value;
    const matches = isAnswer ? matcher.matchDisjoint(plan, asker) : [matcher.match(plan, asker)];
    answer = isAnswer ? { plan, matches } : undefined;
    step = choosing.next(Math.min(sizeOf(matches), SEARCH_COUNT_CAP));
  }
  const chosen = step.value;
  return { chosen, matches: answer?.plan === chosen.plan ? answer?.matches : undefined };
}

function sizeOf(disjoint: readonly Matches[]) {
  let total = 0;
  for (const { size } of disjoint) total += size;
  return total;
}

const REHEARSALS = 200;

let isRehearsed = false;

/** Runs sample searches once per process: until V8 has compiled the code, searches take up to a hundred times as long. */
export async function rehearse(index: Ready) {
  if (isRehearsed) return;
  isRehearsed = true;
  for (const query of questionsOf(index.dictionary)) {
    findIn(index, { query, after: undefined, domains: [] });
    await othersFirst();
  }
}

/** Typical searches: titles, skills, single words of them, filters, typos, and words that match nothing. */
function questionsOf({ searched, counted }: Dictionary): SearchQuery[] {
  const labelled = (kind: string) =>
    [...searched, ...counted].flatMap((term) => (term.kind === kind ? term.label : []));
  const [titles, skills, languages] = [labelled('title'), labelled('skill'), labelled('lang')];
  const at = (labels: readonly string[], index: number) => labels.slice(index % labels.length).slice(0, 1);
  return Array.from({ length: REHEARSALS }, (_, round) => round).flatMap((round) => {
    const [professions, spoken] = [at(titles, round), at(languages, round)];
    const text = professions.join();
    const skill = at(skills, round).join();
    const words = [text, skill].flatMap((label) => label.split(' ').slice(0, 1));
    return [
      { text, languages: spoken },
      { text: skill, professions },
      ...words.flatMap((word) => [{ text: word }, { text: word, languages: spoken }]),
      { professions: [...professions, ...at(titles, round + 1)], languages: [...spoken, ...at(languages, round + 1)] },
      { text: `${text.slice(0, 2)}${text.slice(3)}` },
      { text: `nobody ${round}` },
    ];
  });
}
