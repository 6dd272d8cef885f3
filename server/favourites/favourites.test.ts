import { beforeAll, describe, expect, test } from 'vitest';
import { SAVED_SEARCHES_MAX, SEARCH_PAGE_SIZE } from '#contract/values/limits.ts';
import type { Context } from '../platform/context.ts';
import { createTestContext, createClock } from '#test/fixtures/app.ts';
import { createCompany, createPublishedVideo, createTalent, subscribe } from '#test/fixtures/factories.ts';
import { pauseProfile } from '../insights/visibility.ts';
import { findTalents } from '../search/find-talents.ts';
import { listFavourites, listSavedPositions, removeFavourite, saveFavourite } from './favourites.ts';
import { listSearches, mailNewResults, saveSearch, setAlerts } from './saved-searches.ts';

const clock = createClock('2031-06-01T10:00:00Z');
let app: Context;
beforeAll(async () => {
  app = await createTestContext({}, clock);
});

async function createFound() {
  const talent = await createTalent(app);
  await createPublishedVideo(app, talent);
  return talent;
}

describe('favourites', () => {
  test('five are free, a sixth needs premium, and saving one twice counts once', async () => {
    const company = await createCompany(app);
    const talents = await Promise.all(Array.from({ length: 6 }, createFound));
    for (const { positionId } of talents.slice(0, 5)) await saveFavourite(app, company.viewer, positionId);
    await saveFavourite(app, company.viewer, talents[0]!.positionId);
    const sixth = () => saveFavourite(app, company.viewer, talents[5]!.positionId);
    await expect(sixth()).rejects.toMatchObject({ code: 'plan_limit' });
    await subscribe(app, company.viewer.userId);
    await sixth();
    expect((await listFavourites(app, company.viewer)).items).toHaveLength(6);
    await removeFavourite(app, company.viewer, talents[0]!.positionId);
    expect((await listSavedPositions(app, company.viewer)).items).toHaveLength(5);
  });

  test('ten concurrent saves on the free plan leave five', async () => {
    const company = await createCompany(app);
    const talents = await Promise.all(Array.from({ length: 10 }, createFound));
    await Promise.allSettled(talents.map(({ positionId }) => saveFavourite(app, company.viewer, positionId)));
    expect((await listSavedPositions(app, company.viewer)).items).toHaveLength(5);
  });

  test('pages contain each favourite once, newest first, with its id in the list of ids', async () => {
    const company = await createCompany(app);
    await subscribe(app, company.viewer.userId);
    const saved: string[] = [];
    for (let made = 0; made < 5; made++) {
      const { positionId } = await createFound();
      await saveFavourite(app, company.viewer, positionId);
      saved.unshift(positionId);
    }
    const pagesOf = async (list: typeof listFavourites | typeof listSavedPositions) => {
      const found: string[] = [];
      for (let cursor: string | undefined; ;) {
        const { items, nextCursor } = await list(app, company.viewer, { cursor, limit: 2 });
        expect(items.length).toBeLessThanOrEqual(2);
        found.push(...items.map((item) => (typeof item === 'string' ? item : item.positionId)));
        if (nextCursor === null) return found;
        cursor = nextCursor;
      }
    };
    const [cards, ids] = [await pagesOf(listFavourites), await pagesOf(listSavedPositions)];
    expect(cards.toSorted()).toEqual(saved.toSorted());
    expect(ids).toEqual(cards);
  });

  test('paused talent are no longer shown', async () => {
    const company = await createCompany(app);
    const talent = await createFound();
    await saveFavourite(app, company.viewer, talent.positionId);
    await pauseProfile(app, talent.viewer.userId, true);
    expect((await listFavourites(app, company.viewer)).items).toEqual([]);
  });
});

describe('saved searches', () => {
  test('belong to one company; alerts need premium', async () => {
    const [company, stranger] = [await createCompany(app), await createCompany(app)];
    const saved = await saveSearch(app, company.viewer, {
      name: 'Closers',
      query: { text: 'closer' },
      hasAlerts: false,
    });
    expect((await listSearches(app, company.viewer)).items).toEqual([saved]);
    expect((await listSearches(app, stranger.viewer)).items).toEqual([]);
    await expect(setAlerts(app, company.viewer, saved.id, true)).rejects.toMatchObject({ code: 'plan_limit' });
    await subscribe(app, stranger.viewer.userId);
    await expect(setAlerts(app, stranger.viewer, saved.id, true)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('mail new results once', async () => {
    const company = await createCompany(app);
    await subscribe(app, company.viewer.userId);
    await saveSearch(app, company.viewer, { name: 'All', query: {}, hasAlerts: true });
    const mails = async () =>
      (await app.db.selectFrom('mails').select('subject').where('recipient', '=', company.email).execute()).length;
    clock.addMinutes(25 * 60);
    const talent = await createFound();
    await app.db
      .updateTable('videos')
      .set({ published_at: clock() })
      .where('talent_id', '=', talent.viewer.userId)
      .execute();
    await mailNewResults(app);
    await mailNewResults(app);
    expect(await mails()).toBe(1);
    clock.addMinutes(25 * 60);
    await mailNewResults(app);
    expect(await mails()).toBe(1);
  });

  test('count new results beyond the first page, and link to the search', async () => {
    const company = await createCompany(app);
    await subscribe(app, company.viewer.userId);
    const query = { text: 'closer', hasAiFeedback: false };
    await saveSearch(app, company.viewer, { name: 'Closers', query, hasAlerts: true });
    clock.addMinutes(25 * 60);
    const { items } = await findTalents(app, { ...query, domains: [] });
    for (let more = SEARCH_PAGE_SIZE + 1 - items.length; more > 0; more--) await createFound();
    const positions = await app.db.selectFrom('talent_search').select('position_id').execute();
    await app.db.updateTable('videos').set({ published_at: clock() }).execute();
    await mailNewResults(app);
    const { subject, text } = await app.db
      .selectFrom('mails')
      .select(['subject', 'text'])
      .where('recipient', '=', company.email)
      .executeTakeFirstOrThrow();
    expect(positions.length).toBeGreaterThan(SEARCH_PAGE_SIZE);
    expect(subject).toBe(`New in “Closers”: ${positions.length}`);
    expect(text).toContain('/company/search-talent?q=closer&hasAiFeedback=false&sort=newest');
  });
});

test('a company saves at most 100 searches, counted exactly', async () => {
  const { viewer } = await createCompany(app);
  const save = () => saveSearch(app, viewer, { name: 'All', query: {}, hasAlerts: false });
  const saved = await Promise.allSettled(Array.from({ length: SAVED_SEARCHES_MAX + 3 }, save));
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(SAVED_SEARCHES_MAX);
  await expect(save()).rejects.toMatchObject({ code: 'conflict' });
  await app.db.deleteFrom('saved_searches').execute();
});
