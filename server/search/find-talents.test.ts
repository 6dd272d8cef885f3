import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/values/durations.ts';
import { createTestContext, caughtUp } from '#test/fixtures/app.ts';
import { createPublishedVideo, createTalent } from '#test/fixtures/factories.ts';
import type { Context } from '../platform/context.ts';
import { boostTalent } from '../talents/save-profile.ts';
import { expireBoosts, refreshSearchDocument, refreshTalentDocuments } from './documents/search-document.ts';
import { type SearchInput, findTalents } from './find-talents.ts';
import { listFeatured } from './featured.ts';
import { listFilters } from './filters.ts';
import { setTimeout as sleepMs } from 'node:timers/promises';

let app: Context;
let clockMs = Date.parse('2026-01-01T00:00:00Z');

beforeEach(async () => {
  await app.db.deleteFrom('users').execute();
  await app.db.deleteFrom('talent_search').execute();
});

interface Person {
  title: string;
  skills?: string[];
  languages?: string[];
  name?: string;
  city?: string;
  country?: string;
}

/** A talent with a published video, found newest first in the order of creation. */
async function publish({
  title,
  skills = [],
  languages = ['English'],
  name = 'Marta Ribeiro',
  city = 'Lisbon',
  country = 'Portugal',
}: Person) {
  const talent = await createTalent(app, name);
  await app.db
    .updateTable('talent_positions')
    .set({ position_title: title, skills })
    .where('id', '=', talent.positionId)
    .execute();
  await app.db
    .updateTable('talent_profiles')
    .set({ languages, city, country })
    .where('user_id', '=', talent.viewer.userId)
    .execute();
  await createPublishedVideo(app, talent);
  return talent;
}

type Asked = Omit<SearchInput, 'domains'> & { domains?: string[] };
/** The context without its index. */
const sql = () => ({ ...app, searchIndex: undefined });
const find = async (query: Asked) => {
  if (isIndexAsked) await caughtUp(app.searchIndex);
  return findTalents(isIndexAsked ? app : sql(), { domains: [], ...query });
};
let isIndexAsked = false;

const refresh = (talentId: string) =>
  app.db.transaction().execute((trx) => refreshTalentDocuments(trx, talentId, { moderation: 'after' }));
async function titles(query: Asked) {
  return (await find(query)).items.map(({ positionTitle }) => positionTitle);
}
/** Waits until the dictionary has loaded new terms, which takes up to a second. */
const learn = () => (isIndexAsked ? caughtUp(app.searchIndex) : sleepMs(1050));

describe.each(['Postgres', 'the index'])('searching %s', (where) => {
  beforeAll(async () => {
    app = await createTestContext();
    app.clock = () => new Date((clockMs += 1000));
    isIndexAsked = where === 'the index';
    if (isIndexAsked) app.searchIndex.start();
  });

  test('text matches within a title or a skill, regardless of case and accents', async () => {
    await publish({ title: 'Jefe de Ventas Técnicas' });
    await publish({ title: 'Recruiter', skills: ['Negociación'] });
    await publish({ title: 'Data Scientist' });
    await learn();
    expect(await titles({ text: 'ventas tecnicas' })).toEqual(['Jefe de Ventas Técnicas']);
    expect(await titles({ text: 'NEGOCIACION' })).toEqual(['Recruiter']);
    expect(await titles({ text: 'ienti' })).toEqual(['Data Scientist']);
    expect(await titles({ text: '  ventas   jefe ' })).toEqual(['Jefe de Ventas Técnicas']);
    expect(await find({ text: 'ventas recruiter' })).toMatchObject({
      items: [{ positionTitle: 'Recruiter' }],
      leftOut: ['ventas'],
    });
  });

  test('a misspelt title is corrected, but only when nothing matches as typed', async () => {
    await publish({ title: 'Sales Closer' });
    await publish({ title: 'Sales Manager' });
    await learn();
    expect(await find({ text: 'sales closr' })).toMatchObject({
      correctedTo: ['sales closer'],
      items: [{ positionTitle: 'Sales Closer' }],
    });
    expect((await find({ text: 'Slaes Colser' })).items.map(({ positionTitle }) => positionTitle)).toEqual([
      'Sales Closer',
    ]);
    await publish({ title: 'Closr' });
    await learn();
    expect(await find({ text: 'closr' })).toMatchObject({
      correctedTo: [],
      items: [{ positionTitle: 'Closr' }],
    });
    expect((await find({ text: 'xyz' })).items).toEqual([]);
  });

  test('values of one filter are alternatives; filters and text are combined', async () => {
    await publish({ title: 'Sales Closer', languages: ['Spanish', 'English'] });
    await publish({ title: 'Sales Closer', languages: ['German'] });
    await publish({ title: 'Recruiter', languages: ['Spanish'] });
    await learn();
    expect(await titles({ languages: ['Spanish', 'German'] })).toHaveLength(3);
    expect(await titles({ languages: ['Spanish'], professions: ['Sales Closer'] })).toEqual(['Sales Closer']);
    expect(await titles({ languages: ['Spanish'], text: 'recruit' })).toEqual(['Recruiter']);
    expect(await titles({ languages: ['Klingon'] })).toEqual([]);
  });

  test('boosted come first, then titles before skills, then the newest; an ended boost no longer counts', async () => {
    const old = await publish({ title: 'Closer A' });
    await publish({ title: 'Closer B' });
    await publish({ title: 'Trainer', skills: ['Closer coaching'] });
    await publish({ title: 'Closer C' });
    await learn();
    expect(await titles({ text: 'closer' })).toEqual(['Closer C', 'Closer B', 'Closer A', 'Trainer']);
    await boostTalent(app, old.viewer.userId, new Date(Date.now() + HOUR_MS));
    expect(await titles({ text: 'closer' })).toEqual(['Closer A', 'Closer C', 'Closer B', 'Trainer']);
    expect((await listFeatured(app)).map(({ positionTitle, isBoosted }) => [positionTitle, isBoosted])[0]).toEqual([
      'Closer A',
      true,
    ]);
    await app.db
      .updateTable('talent_search')
      .set({ boosted_until: new Date(Date.now() - 1000) })
      .where('boosted', '=', true)
      .execute();
    await expireBoosts(app.db);
    expect(await titles({ text: 'closer' })).toEqual(['Closer C', 'Closer B', 'Closer A', 'Trainer']);
  });

  test('pages have no repeats or gaps while others publish', async () => {
    for (let index = 0; index < 45; index++) await publish({ title: `Closer ${index}` });
    await learn();
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await find({ text: 'closer', ...(cursor ? { cursor } : {}) });
      seen.push(...page.items.map(({ positionTitle }) => positionTitle));
      cursor = page.nextCursor;
      await publish({ title: 'Closer new' });
    } while (cursor);
    expect(seen).toEqual(Array.from({ length: 45 }, (_, index) => `Closer ${44 - index}`));
  });

  test('a malformed cursor is invalid input', async () => {
    await publish({ title: 'Closer' });
    for (const cursor of [
      'x',
      Buffer.from('[9,"a","b"]').toString('base64url'),
      Buffer.from(`[0,"2026-01-01 00:00:00+00'; DROP","00000000-0000-4000-8000-000000000000"]`).toString('base64url'),
    ]) {
      await expect(find({ cursor })).rejects.toMatchObject({
        code: 'invalid_input',
        data: { fields: { cursor: 'invalid' } },
      });
    }
  });

  test.each([
    ['a paused talent', { paused: true }],
    ['a rejected video', { rejected: true }],
    ['a video still in work', { unready: true }],
  ])('%s is never found', async (_name, how: { paused?: boolean; rejected?: boolean; unready?: boolean }) => {
    const talent = await publish({ title: 'Closer' });
    const { userId } = talent.viewer;
    if (how.paused)
      await app.db
        .updateTable('talent_profiles')
        .set({ paused_at: new Date() })
        .where('user_id', '=', userId)
        .execute();
    if (how.rejected)
      await app.db.updateTable('videos').set({ rejected_at: new Date() }).where('talent_id', '=', userId).execute();
    if (how.unready)
      await app.db
        .updateTable('videos')
        .set({ state: 'processing', published_at: null })
        .where('talent_id', '=', userId)
        .execute();
    await refresh(userId);
    expect((await find({})).items).toEqual([]);
    expect(await listFeatured(app)).toEqual([]);
  });

  test('with moderation before publication, only approved videos are found', async () => {
    const talent = await publish({ title: 'Closer' });
    const settle = () =>
      app.db.transaction().execute((trx) => refreshSearchDocument(trx, talent.positionId, { moderation: 'before' }));
    await settle();
    expect((await find({})).items).toEqual([]);
    await app.db
      .updateTable('videos')
      .set({ approved_at: new Date() })
      .where('talent_id', '=', talent.viewer.userId)
      .execute();
    await settle();
    expect((await find({})).items).toHaveLength(1);
  });

  test('no card contains a contact, the full name or the account', async () => {
    const talent = await publish({ title: 'Closer', name: 'Marta Canarysurname' });
    await app.db
      .updateTable('talent_profiles')
      .set({ phone: '+34 000 CANARY', linkedin_url: 'https://linkedin.com/in/canary' })
      .where('user_id', '=', talent.viewer.userId)
      .execute();
    const { items } = await find({});
    expect(items[0]!.talentName).toBe('Marta C.');
    expect(JSON.stringify(items).toLowerCase()).not.toMatch(/canary|talent\.example/);
  });

  test('filters offer the values that occur, with their counts', async () => {
    await publish({ title: 'Sales Closer', languages: ['Spanish'] });
    await publish({ title: 'Sales Closer', languages: ['Spanish', 'English'] });
    await learn();
    const { professions, languages } = await listFilters(isIndexAsked ? app : sql(), { domains: [] });
    expect(professions).toEqual([{ value: 'Sales Closer', count: 2 }]);
    expect(languages).toEqual([
      { value: 'Spanish', count: 2 },
      { value: 'English', count: 1 },
    ]);
  });

  test('a country is one filter, however profiles and links spell it', async () => {
    for (const country of ['Spain', 'España', 'ES']) await publish({ title: 'Sales Closer', city: 'Sevilla', country });
    await publish({ title: 'Sales Closer', city: 'Edinburgh', country: 'Scotland' });
    await learn();
    const { locations } = await listFilters(isIndexAsked ? app : sql(), { domains: [] });
    expect(locations).toEqual([
      { value: 'Sevilla', count: 3 },
      { value: 'Spain', count: 3 },
      { value: 'Edinburgh', count: 1 },
      { value: 'Scotland', count: 1 },
    ]);
    for (const location of ['Spain', 'España']) expect((await find({ locations: [location] })).count.total).toBe(3);
  });

  test('fifty talent adding the same new terms at once do not block each other', async () => {
    const talents = await Promise.all(Array.from({ length: 50 }, () => createTalent(app)));
    const skills = Array.from({ length: 12 }, (_, index) => `Fresh skill ${index}`);
    await app.db.updateTable('talent_positions').set({ skills }).execute();
    await Promise.all(talents.map((talent) => createPublishedVideo(app, talent)));
    expect((await find({})).count.total).toBe(50);
  });
});
