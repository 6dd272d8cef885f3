import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WorkType } from '#contract/talents.ts';
import type { Context } from '#server/platform/context.ts';
import { findTalents } from '#server/search/find-talents.ts';
import { openApp } from '../../bench/fixtures/app.ts';
import { createPublishedVideo, createTalent } from '../fixtures/factories.ts';
import { seededRandom } from '../fixtures/random.ts';

interface Case {
  id: string;
  query: string;
  kind: 'answer' | 'relaxed' | 'nonsense';
  filters: {
    cities: string[];
    countries: string[];
    languages: string[];
    workTypes: string[];
    seniority: string | null;
  };
  relevant: Record<string, number>;
}

interface Person {
  id: string;
  name: string;
  title: string;
  skills: string[];
  bio: string;
  years: number;
  city: string;
  country: string;
  languages: string[];
  workType: WorkType;
}

const FIRST = 5;
const TARGETS = { recall: 0.85, precision: 0.8, empty: 0.05 };
const PARTS = ['open', 'held-out'] as const;

/**
 * Recall, precision at five, empty answers and filters read, over the pool of demo/queries in a real database. `JUDGED=open`
 * runs one part.
 */
export async function prove() {
  const { app, close } = await openApp('proof-judgements-queries');
  const failures: string[] = [];
  const told: string[] = [];
  let n = 0;
  try {
    const idOf = await publishPool(app);
    for (const part of PARTS.filter((name) => (process.env.JUDGED ?? name) === name)) {
      const judged: Judged[] = [];
      for (const one of casesOf(part)) judged.push(await judge(app, one, idOf));
      n += judged.length;
      told.push(`${part}: ${summarise(judged, part === 'held-out' ? failures : [])}`);
      if (part === 'open' && process.env.JUDGED === part) for (const { line } of judged) if (line) console.log(line);
    }
  } finally {
    await close();
  }
  return { n, failures, promise: told.join('. ') };
}

const casesOf = (part: string): Case[] =>
  readdirSync(`demo/queries/${part}`)
    .toSorted()
    .flatMap((file) => JSON.parse(readFileSync(`demo/queries/${part}/${file}`, 'utf8')) as Case[]);

/** Publishes everyone in the pool. @returns the pool's id for each position */
async function publishPool(app: Context) {
  await app.db.deleteFrom('users').execute();
  const idOf = new Map<string, string>();
  for (const person of JSON.parse(readFileSync('demo/queries/pool.json', 'utf8')) as Person[]) {
    const talent = await createTalent(app, person.name);
    const { title, skills, workType, years, languages, city, country, bio } = person;
    await app.db
      .updateTable('talent_positions')
      .set({ position_title: title, skills, work_type: workType, experience_years: years })
      .where('id', '=', talent.positionId)
      .execute();
    await app.db
      .updateTable('talent_profiles')
      .set({ languages, city, country, bio })
      .where('user_id', '=', talent.viewer.userId)
      .execute();
    await createPublishedVideo(app, talent);
    idOf.set(talent.positionId, person.id);
  }
  await sleep(1100);
  return idOf;
}

interface Judged {
  kind: Case['kind'];
  recall: number | null;
  precision: number | null;
  isEmpty: boolean;
  areFiltersRight: boolean;
  /** What is wrong, for people who write rules. */
  line: string | null;
}

async function judge(app: Context, { id, query, kind, filters, relevant }: Case, idOf: ReadonlyMap<string, string>) {
  const found: string[] = [];
  let cursor: string | null | undefined;
  let page;
  do {
    page = await findTalents(
      { pool: app.pool, env: app.env },
      { text: query, domains: [], ...(cursor ? { cursor } : {}) },
    );
    found.push(...page.items.map(({ positionId }) => idOf.get(positionId)!));
    cursor = page.nextCursor;
  } while (cursor);
  const fitting = Object.keys(relevant).filter((person) => relevant[person] === 2);
  const shown = found.slice(0, FIRST);
  const recall = kind === 'answer' ? fitting.filter((person) => found.includes(person)).length / fitting.length : null;
  const right = shown.filter((person) => (relevant[person] ?? 0) > 0).length;
  const precision = kind === 'nonsense' ? null : shown.length === 0 ? 0 : right / shown.length;
  const areFiltersRight = isSame(filters, page.readFilters);
  const isWrong = kind === 'nonsense' ? found.length > 0 : recall! < 1 || precision! < 1 || !areFiltersRight;
  const read = page.readFilters.map(({ kind: what, value }) => `${what}=${value}`).join(' ');
  const line = isWrong
    ? `${id} ${kind} ${JSON.stringify(query)}: recall ${recall?.toFixed(2)}, precision ${precision?.toFixed(2)}, ${found.length} found (${shown.join(' ')}), missing ${fitting.filter((person) => !found.includes(person)).join(' ')}; read ${read}${areFiltersRight ? '' : ' WRONG'}; without ${page.leftOut.join(', ')}; near ${page.nearOnly.join(', ')}`
    : null;
  return { kind, recall, precision, isEmpty: found.length === 0, areFiltersRight, line };
}

/** The cases list regions as countries; a `senior` filter may accompany a number of years. */
function isSame(wanted: Case['filters'], read: readonly { kind: string; value: string }[]) {
  const valuesOf = (kind: string) => read.filter((filter) => filter.kind === kind).map(({ value }) => value);
  const equal = (a: readonly string[], b: readonly string[]) => a.toSorted().join() === b.toSorted().join();
  const isRegion = valuesOf('region').length > 0;
  const languages = new Set(valuesOf('language'));
  return (
    equal(wanted.cities, valuesOf('city')) &&
    (isRegion ? wanted.countries.length > 1 : equal(wanted.countries, valuesOf('country'))) &&
    [...languages].every((language) => wanted.languages.includes(language)) &&
    (wanted.languages.length === 0) === (languages.size === 0) &&
    equal(wanted.workTypes, valuesOf('workType')) &&
    (wanted.seniority ?? '') === (valuesOf('seniority')[0] ?? '')
  );
}

/** Means with 95% intervals. */
function summarise(judged: readonly Judged[], failures: string[]) {
  const of = (pick: (one: Judged) => number | null) => meanInterval(judged.map(pick).filter((value) => value !== null));
  const recall = of(({ recall: value }) => value);
  const precision = of(({ precision: value }) => value);
  const empty = of(({ kind, isEmpty }) => (kind === 'nonsense' ? null : Number(isEmpty)));
  const nonsense = of(({ kind, isEmpty }) => (kind === 'nonsense' ? Number(isEmpty) : null));
  const filters = of(({ kind, areFiltersRight }) => (kind === 'nonsense' ? null : Number(areFiltersRight)));
  if (recall.mean < TARGETS.recall) failures.push(`recall ${recall.text} is below ${TARGETS.recall}`);
  if (precision.mean < TARGETS.precision)
    failures.push(`precision at five ${precision.text} is below ${TARGETS.precision}`);
  if (empty.mean > TARGETS.empty) failures.push(`${empty.text} of answers are empty, more than ${TARGETS.empty}`);
  if (nonsense.mean < 1) failures.push(`nonsense finds nobody in only ${nonsense.text}`);
  return `${judged.length} queries, recall ${recall.text}, precision at five ${precision.text}, empty ${empty.text}, nonsense empty ${nonsense.text}, filters read right ${filters.text}`;
}

const RESAMPLES = 2000;

/** The mean of values from 0 to 1 with its 95% interval, by bootstrap with a fixed seed. */
function meanInterval(values: readonly number[]) {
  const mean = (some: readonly number[]) => some.reduce((sum, value) => sum + value, 0) / some.length;
  if (values.length === 0) return { mean: Number.NaN, text: 'none' };
  const random = seededRandom(11);
  const means = Array.from({ length: RESAMPLES }, () =>
    mean(values.map(() => values[random.upTo(values.length)]!)),
  ).toSorted((a, b) => a - b);
  const at = (share: number) => means[Math.floor(share * (RESAMPLES - 1))]!.toFixed(2);
  return { mean: mean(values), text: `${mean(values).toFixed(3)} (${at(0.025)} to ${at(0.975)})` };
}
