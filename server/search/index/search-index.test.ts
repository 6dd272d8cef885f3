import * as fc from 'fast-check';
import type { Kysely } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { SEARCH_PAGE_SIZE } from '#contract/values/limits.ts';
import type { SearchQuery } from '#contract/search/query.ts';
import { SCORE_NAMES, type ScoreName } from '#contract/values/feedback.ts';
import type { WorkType } from '#contract/talents.ts';
import { NOTICE_DAYS, SALARY_STEPS } from '#contract/values/plans.ts';
import { LEAST_YEARS } from '#contract/values/product.ts';
import { HOUR_MS, VIEW_MIN_MS } from '#contract/values/durations.ts';
import { createTestContext, caughtUp } from '#test/fixtures/app.ts';
import { createCompany, createPublishedVideo, createTalent } from '#test/fixtures/factories.ts';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { recordView } from '../../analytics/record-events.ts';
import { boostTalent } from '../../talents/save-profile.ts';
import { refreshTalentDocuments } from '../documents/search-document.ts';
import { loadDictionary } from '../query/load-dictionary.ts';
import { type Asked, findInSql } from '../sql/find-in-sql.ts';
import { findTalents } from '../find-talents.ts';
import { readViewed } from '../advanced-filters.ts';
import { listFilters } from '../filters.ts';
import type { Scores } from '../flags.ts';
import { shareScores } from '../documents/shared-scores.ts';
import { setTimeout as sleepMs } from 'node:timers/promises';

const TITLES = ['Sales Closer', 'Account Executive', 'Recruiter'];
const SKILLS = ['Negotiation', 'Cold calling', 'Recruiting', 'Excel'];
const LANGUAGES = ['English', 'Spanish', 'German'];
const CITIES = ['Lisbon', 'Porto', 'Madrid'];
const COUNTRIES = ['Portugal', 'Portugal', 'Spain'];
const WORK: WorkType[] = ['on-site', 'hybrid', 'remote'];
const BIOS = ['I love negotiation, cold calls & C++.', 'Calling since 2010. Excel? No.', '', 'Ärger? Never!'];
const DOMAINS = ['acme.example', 'globex.example'];
/** The company that hides some of the people. */
const HIDER = 'hider.example';
const MODERATION = { moderation: 'after' } as const;
const WAITING = { timeout: 10_000, interval: 10 };

interface Person {
  positionId: string;
  title: string;
  skills: string[];
  languages: string[];
  city: string;
  country: string;
  workType: WorkType | null;
  bio: string;
  scores: Scores | null;
  isBoosted: boolean;
  years: number | null;
  salary: number | null;
  notice: number | null;
  isViewed: boolean;
  blocks: string[];
  place: number;
}

let app: Context;
/** Two companies that have viewed the same people; the second has hidden some. */
let viewer: Viewer;
let hider: Viewer;
let clockMs = Date.parse('2026-01-01T00:00:00Z');
const people: Person[] = [];

async function publish(place: number): Promise<Person> {
  const talent = await createTalent(app);
  const talentId = talent.viewer.userId;
  const some = <One>(list: One[], factor: number) => list.filter((_one, at) => ((place * factor) >> at) & 1);
  const person: Person = {
    positionId: talent.positionId,
    title: TITLES[place % 3]!,
    skills: some(SKILLS, 5),
    languages: some(LANGUAGES, 7),
    city: CITIES[place % 3]!,
    country: COUNTRIES[place % 3]!,
    workType: place % 4 === 3 ? null : WORK[place % 4]!,
    bio: BIOS[(place >> 1) % 4]!,
    scores:
      place % 3 === 0
        ? null
        : {
            communication: 4.4 + (place % 4),
            confidence: 4.9 + (place % 5) / 2,
            clarity: (place % 21) / 2 - 0.1 * (place % 2),
          },
    isBoosted: place % 11 === 0,
    years: place % 5 === 0 ? null : (place * 3) % 24,
    salary: place % 4 === 1 ? null : 15_000 + ((place * 7919) % 120_000),
    notice: place % 6 === 2 ? null : NOTICE_DAYS[(place >> 1) % 4]!,
    isViewed: place % 3 === 1,
    blocks: [...DOMAINS.filter((_domain, at) => place % (7 + at) === 0), ...(place % 5 === 2 ? [HIDER] : [])],
    place,
  };
  const { title: position_title, skills, workType: work_type, languages, city, country, bio } = person;
  await app.db
    .updateTable('talent_positions')
    .set({
      position_title,
      skills,
      work_type,
      experience_years: person.years,
      salary_min_minor: person.salary === null ? null : 100 * person.salary,
      notice_days: person.notice,
    })
    .where('id', '=', person.positionId)
    .execute();
  await app.db
    .updateTable('talent_profiles')
    .set({ languages, city, country, bio })
    .where('user_id', '=', talentId)
    .execute();
  const video = await createPublishedVideo(app, talent);
  for (const domain of person.blocks)
    await (domain === HIDER
      ? app.db.insertInto('hidden_talents').values({ company_id: hider.userId, talent_id: talentId }).execute()
      : app.db.insertInto('talent_blocks').values({ talent_id: talentId, domain }).execute());
  await app.db.transaction().execute((trx) => shareScores(trx, video, person.scores, MODERATION));
  if (person.isViewed)
    for (const company of [viewer, hider])
      await recordView(app, company, { positionId: person.positionId, playedMs: VIEW_MIN_MS });
  if (person.isBoosted) await boostTalent(app, talentId, new Date(Date.now() + HOUR_MS));
  return person;
}

beforeAll(async () => {
  app = await createTestContext();
  app.clock = () => new Date((clockMs += 1000));
  app.searchIndex.start();
  [{ viewer }, { viewer: hider }] = [await createCompany(app), await createCompany(app)];
  for (let place = 0; place < 60; place++) people.push(await publish(place));
  await caughtUp(app.searchIndex);
  await sleepMs(1050);
}, 60_000);

const words = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u);

const isNamed = (part: string) => (person: Person) =>
  [person.title, ...person.skills].some((name) => name.toLowerCase().includes(part));
const saysInBio = (word: string) => (person: Person) => words(person.bio).includes(word);
const hasTitle =
  (...titles: string[]) =>
  (person: Person) =>
    titles.includes(person.title);
const isRemoteInPortugal = ({ country, workType }: Person) => country === 'Portugal' && workType === 'remote';
type Rule = (person: Person) => boolean;
/** The rules that a text may mean, from exact to widest, and the title that ranks first. */
const TEXTS: Record<string, { rules: Rule[]; first?: string }> = {
  recruit: { rules: [isNamed('recruit')], first: 'Recruiter' },
  sales: { rules: [hasTitle('Sales Closer', 'Account Executive')] },
  cold: { rules: [isNamed('cold'), (person) => isNamed('cold')(person) || saysInBio('cold')(person)] },
  e: {
    rules: [(person) => hasTitle('Account Executive')(person) || isNamed('excel')(person)],
    first: 'Account Executive',
  },
  'account executive': { rules: [hasTitle('Account Executive'), hasTitle('Account Executive', 'Sales Closer')] },
  'cerradores en lisboa': {
    rules: [
      (person) => hasTitle('Sales Closer')(person) && person.city === 'Lisbon',
      (person) => hasTitle('Sales Closer')(person) && isRemoteInPortugal(person),
      (person) => hasTitle('Sales Closer', 'Account Executive')(person) && person.city === 'Lisbon',
      (person) => hasTitle('Sales Closer', 'Account Executive')(person) && isRemoteInPortugal(person),
      hasTitle('Sales Closer'),
      hasTitle('Sales Closer', 'Account Executive'),
    ],
  },
};
/** Texts that can match only in part. */
const RELAXED = [
  'closer madrid',
  'recruiter spanish wizardry',
  'negociación hybrid excel',
  'zzzz',
  'remote german sales',
];

/** The first rule of the text that anyone meets, otherwise its first rule. */
function ruleOf(query: SearchQuery, domains: readonly string[]): Rule {
  const { rules } = TEXTS[query.text ?? ''] ?? { rules: [() => true] };
  const { text: _text, ...others } = query;
  return rules.find((rule) => people.some((person) => rule(person) && matches(person, others, domains))) ?? rules[0]!;
}

/** A plain implementation: filters as conditions, text by `ruleOf`. */
function matches(person: Person, query: SearchQuery, domains: readonly string[], rule?: Rule): boolean {
  const names = [person.title, ...person.skills].map((name) => name.toLowerCase());
  const any = (wanted: readonly string[] | undefined, own: readonly (string | null)[]) =>
    !wanted || wanted.some((value) => own.includes(value));
  const least = (wanted: number | undefined, score: keyof Scores) =>
    wanted === undefined || (person.scores !== null && person.scores[score] >= wanted);
  return (
    !domains.some((domain) => person.blocks.includes(domain)) &&
    (!query.text || (rule ?? ruleOf(query, domains))(person)) &&
    (query.keywords ?? []).every(
      (keyword) =>
        names.some((name) => name.includes(keyword)) ||
        keyword.split(' ').every((word) => words(person.bio).includes(word)),
    ) &&
    any(query.professions, [person.title]) &&
    any(query.languages, person.languages) &&
    any(query.locations, [person.city, person.country]) &&
    any(query.workTypes, [person.workType]) &&
    least(query.minCommunication, 'communication') &&
    least(query.minConfidence, 'confidence') &&
    least(query.minClarity, 'clarity') &&
    (query.hasAiFeedback === undefined || query.hasAiFeedback === (person.scores !== null)) &&
    (query.maxSalary === undefined || (person.salary !== null && person.salary <= query.maxSalary)) &&
    (query.availableWithin === undefined || (person.notice !== null && person.notice <= query.availableWithin)) &&
    (query.minYears === undefined || (person.years !== null && person.years >= query.minYears)) &&
    (query.viewed === undefined || query.viewed === person.isViewed)
  );
}

const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const anyOf = <Value>(values: Value[]) => optional(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 }));
const least = optional(fc.constantFrom(5 as const, 6 as const, 7 as const));
const queries: fc.Arbitrary<SearchQuery> = fc.record({
  text: optional(fc.constantFrom(...Object.keys(TEXTS))),
  keywords: optional(
    fc.uniqueArray(
      fc.constantFrom(
        'negotiation',
        'excel',
        'cold calls',
        'since',
        'c++',
        'arger',
        'e',
        'calls',
        'since nowhere',
        'cold calls nowhere',
      ),
      {
        minLength: 1,
        maxLength: 2,
      },
    ),
  ),
  professions: anyOf(TITLES),
  languages: anyOf(LANGUAGES),
  locations: anyOf([...CITIES, ...new Set(COUNTRIES)]),
  workTypes: anyOf(WORK),
  minCommunication: least,
  minConfidence: least,
  minClarity: least,
  hasAiFeedback: optional(fc.boolean()),
  maxSalary: optional(fc.constantFrom(...SALARY_STEPS)),
  availableWithin: optional(fc.constantFrom(...NOTICE_DAYS)),
  minYears: optional(fc.constantFrom(...LEAST_YEARS)),
  viewed: optional(fc.boolean()),
});
const askers = fc.subarray([...DOMAINS, HIDER]);
const by = (domains: readonly string[]) => ({ companyId: (domains.includes(HIDER) ? hider : viewer).userId });

const sorts = optional(fc.constantFrom(...SCORE_NAMES, 'newest' as const));

/** All pages of one implementation's answer. */
async function askAll(
  context: Parameters<typeof findTalents>[0],
  query: SearchQuery,
  domains: string[],
  sort?: Asked['sort'],
) {
  const ids: string[] = [];
  let cursor: string | null | undefined;
  let page;
  do {
    page = await findTalents(context, { ...query, domains, ...by(domains), sort, ...(cursor ? { cursor } : {}) });
    expect(page.items.length).toBeLessThanOrEqual(SEARCH_PAGE_SIZE);
    ids.push(...page.items.map(({ positionId }) => positionId));
    cursor = page.nextCursor;
  } while (cursor);
  return { ids, count: page.count, withoutAiFeedback: page.withoutAiFeedback };
}

/** All pages from Postgres, walking the order indexes. */
async function walkAll(asked: Omit<Asked, 'after' | 'companyId'>) {
  const ids: string[] = [];
  let after: Asked['after'];
  do {
    const page = await findInSql(
      app.pool,
      await loadDictionary(app.pool),
      { ...asked, ...by(asked.domains), after },
      0,
    );
    ids.push(...page.ids);
    after = page.next ?? undefined;
  } while (after);
  return ids;
}

describe('Postgres, the index and a plain filter', () => {
  test('find and omit the same positions, in the same order', { timeout: 120_000 }, async () => {
    let asked = 0;
    await fc.assert(
      fc.asyncProperty(queries, askers, sorts, async (query, domains, sort) => {
        const rule = ruleOf(query, domains);
        const expected = people.filter((person) => matches(person, query, domains, rule));
        const isAsked = query.hasAiFeedback || query.minCommunication || query.minConfidence || query.minClarity;
        const { minCommunication: _a, minConfidence: _b, minClarity: _c, ...others } = query;
        const { text: _text, ...unspoken } = others;
        const leftOut = people.filter(
          (person) => rule(person) && matches(person, { ...unspoken, hasAiFeedback: false }, domains),
        ).length;
        const isFirst = ({ title }: Person) => title === TEXTS[query.text ?? '']?.first;
        const rankOf = ({ scores }: Person, name: ScoreName) => scores?.[name] ?? -1;
        const ordered = expected.toSorted(
          (a, b) =>
            Number(b.isBoosted) - Number(a.isBoosted) ||
            (sort === 'newest'
              ? 0
              : sort
                ? rankOf(b, sort) - rankOf(a, sort)
                : Number(isFirst(b)) - Number(isFirst(a))) ||
            b.place - a.place,
        );
        const plain = {
          ids: ordered.map(({ positionId }) => positionId),
          count: { total: expected.length, isCapped: false },
          withoutAiFeedback: isAsked ? { total: leftOut, isCapped: false } : null,
        };
        expect(app.searchIndex.find({ query, domains, after: undefined })).toBeDefined();
        expect(await askAll({ ...app, searchIndex: undefined }, query, domains, sort)).toEqual(plain);
        const viewed = await readViewed(app.pool, viewer.userId, query.viewed);
        expect(await walkAll({ query, domains, viewed, sort })).toEqual(plain.ids);
        expect(await askAll(app, query, domains, sort)).toEqual(plain);
        asked += expected.length > 0 ? 1 : 0;
      }),
      { numRuns: 400 },
    );
    expect(asked).toBeGreaterThan(50);
  });

  test('widen and leave out the same words when nothing matches all of them', { timeout: 60_000 }, async () => {
    const relaxed = fc.record({
      text: fc.constantFrom(...RELAXED),
      languages: anyOf(LANGUAGES),
      workTypes: anyOf(WORK),
    });
    const understood = new Set<string>();
    await fc.assert(
      fc.asyncProperty(relaxed, askers, async (query, domains) => {
        const inPostgres = await findTalents({ ...app, searchIndex: undefined }, { ...query, domains, ...by(domains) });
        expect(await findTalents(app, { ...query, domains, ...by(domains) })).toEqual(inPostgres);
        for (const word of [...inPostgres.leftOut, ...inPostgres.nearOnly]) understood.add(word);
      }),
      { numRuns: 100 },
    );
    expect(understood).toContain('wizardry');
    expect(understood).toContain('madrid');
  });

  test('count every option alike, each without its own filter', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(queries, askers, async (query, domains) => {
        const asked = { ...query, domains, ...by(domains) };
        const inPostgres = await listFilters({ ...app, searchIndex: undefined }, asked);
        expect(await listFilters(app, asked)).toEqual(inPostgres);
        const counted = (filter: keyof SearchQuery, value: SearchQuery) => {
          const rule = ruleOf({ ...query, [filter]: undefined }, domains);
          return people.filter((person) => matches(person, { ...query, ...value }, domains, rule)).length;
        };
        for (const { value, count } of inPostgres.professions)
          expect(count).toBe(counted('professions', { professions: [value] }));
        for (const { value, count } of inPostgres.locations)
          expect(count).toBe(counted('locations', { locations: [value] }));
        for (const { value, count } of inPostgres.workTypes)
          expect(count).toBe(counted('workTypes', { workTypes: [value] }));
        for (const { value, count } of inPostgres.minClarity)
          expect(count).toBe(counted('minClarity', { minClarity: value }));
        for (const { value, count } of inPostgres.maxSalary)
          expect(count).toBe(counted('maxSalary', { maxSalary: value }));
        for (const { value, count } of inPostgres.availableWithin)
          expect(count).toBe(counted('availableWithin', { availableWithin: value }));
        for (const { value, count } of inPostgres.minYears)
          expect(count).toBe(counted('minYears', { minYears: value }));
        for (const { value, count } of inPostgres.hasAiFeedback)
          expect(count).toBe(counted('hasAiFeedback', { hasAiFeedback: value }));
      }),
      { numRuns: 150 },
    );
  });

  test('follow changes: paused, edited, resumed, deleted', async () => {
    const changed = people.splice(10, 12);
    const counted = await listFilters(app, { domains: DOMAINS });
    const idOf = async ({ positionId }: Person) =>
      (
        await app.db
          .selectFrom('talent_positions')
          .select('talent_id')
          .where('id', '=', positionId)
          .executeTakeFirstOrThrow()
      ).talent_id;
    for (const [index, person] of changed.entries()) {
      const talentId = await idOf(person);
      if (index % 3 === 0) await app.db.deleteFrom('users').where('id', '=', talentId).execute();
      for (const paused_at of index % 3 === 1 ? [new Date(), null] : []) {
        await app.db.updateTable('talent_profiles').set({ paused_at }).where('user_id', '=', talentId).execute();
        await app.db.transaction().execute((trx) => refreshTalentDocuments(trx, talentId, MODERATION));
        await caughtUp(app.searchIndex);
      }
      if (index % 3 === 2) {
        Object.assign(person, { bio: 'Now with arger', city: 'Porto', country: 'Portugal', languages: ['Spanish'] });
        const { bio, city, country, languages } = person;
        await app.db
          .updateTable('talent_profiles')
          .set({ bio, city, country, languages })
          .where('user_id', '=', talentId)
          .execute();
        await app.db.transaction().execute((trx) => refreshTalentDocuments(trx, talentId, MODERATION));
      }
    }
    people.push(...changed.filter((_person, index) => index % 3 !== 0));
    await caughtUp(app.searchIndex);
    const recounted = await listFilters(app, { domains: DOMAINS });
    expect(recounted).not.toEqual(counted);
    expect(recounted).toEqual(await listFilters({ ...app, searchIndex: undefined }, { domains: DOMAINS }));
    for (const query of [
      {},
      { keywords: ['arger'] },
      { keywords: ['calling nowhere'] },
      { languages: ['Spanish'], locations: ['Portugal'] },
      { text: 'e' },
    ]) {
      const expected = await askAll({ ...app, searchIndex: undefined }, query, DOMAINS);
      expect(await askAll(app, query, DOMAINS)).toEqual(expected);
      expect(expected.count.total).toBe(people.filter((person) => matches(person, query, DOMAINS)).length);
    }
  });
});

test('the index polls during a burst of changes, and asks for notifications again once those writers have finished', async () => {
  const areNotified = async () => (await app.db.selectFrom('search_listeners').select('pid').execute()).length > 0;
  await vi.waitUntil(areNotified, WAITING);
  const touch = (trx: Kysely<DB>, ids: string[]) =>
    trx.updateTable('talent_search').set({ boosted: false }).where('position_id', 'in', ids).execute();
  const ids = people.map(({ positionId }) => positionId);
  const open = await app.pool.connect();
  await open.query('BEGIN');
  await open.query('UPDATE talent_search SET boosted = NOT boosted WHERE position_id = $1', [ids[0]]);
  await touch(app.db, ids.slice(1, 10));
  await vi.waitUntil(async () => !(await areNotified()), WAITING);
  await vi.waitUntil(areNotified, WAITING);
  await sleepMs(400);
  const unheard = app.searchIndex.status().lagMs;
  await open.query('COMMIT');
  open.release();
  expect(unheard).toBeLessThan(200);
  await caughtUp(app.searchIndex);
});
