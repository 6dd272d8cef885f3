import { beforeAll, describe, expect, test } from 'vitest';
import {
  PREMIUM_PRICE,
  SIMULATED_PREMIUM_PRICE,
  SIMULATED_UNLOCK_PRICE,
  TEST_CURRENCY,
  UNLOCK_PRICE,
} from '#contract/values/product.ts';
import { createClock, createTestContext } from '#test/fixtures/app.ts';
import { createCompany, createFoundTalent, subscribe } from '#test/fixtures/factories.ts';
import { post } from '../billing/ledger.ts';
import { createCampaign } from '../campaigns/campaigns.ts';
import type { Context } from '../platform/context.ts';
import { unlockTalent } from '../unlocks/unlock-talent.ts';
import { readCompany, setTimeZone } from './company-analytics.ts';
import { exportCompanyDays, listCompanyEvents } from './company-events.ts';
import { recordView } from './record-events.ts';

const clock = createClock('2031-03-10T23:50:00Z');
let app: Context;
beforeAll(async () => {
  app = await createTestContext({}, clock);
});

const week = { days: 7 } as const;
const bookedAs = ({ amountMinor: amount, currency }: { amountMinor: number; currency: string }) => ({
  amount,
  currency,
});

/** A company that has viewed a talent from one of its campaigns, and then unlocked the talent. */
async function createConverted() {
  const [company, talent] = [await createCompany(app), await createFoundTalent(app)];
  const { id: campaignId } = await createCampaign(app, company.viewer, {
    title: 'Closers for the north',
    description: 'Sell to manufacturers.',
    skills: [],
    languages: [],
    location: null,
    workType: null,
    salaryMinMinor: null,
    salaryMaxMinor: null,
    startsOn: null,
  });
  await recordView(app, company.viewer, { positionId: talent.positionId, playedMs: 3000, campaignId });
  await unlockTalent(app, company.viewer, talent.positionId);
  return { company, talent, campaignId, id: company.viewer.userId };
}

describe('a company’s analytics', () => {
  test('count its own views and unlocks by day, title and campaign', async () => {
    const { id, campaignId } = await createConverted();
    await createConverted();
    const read = await readCompany(app, id, week);
    expect(read).toMatchObject({
      plan: 'free',
      timeZone: null,
      views: 1,
      unlocks: 1,
      conversionRate: 100,
      estimatedRevenue: { amountMinor: 1500, currency: 'USD' },
      paid: [],
      titles: [{ positionTitle: 'Sales Closer', views: 1, unlocks: 1 }],
      campaigns: [{ campaignId, title: 'Closers for the north', views: 1, unlocks: 1 }],
    });
    expect(read.days).toHaveLength(7);
    expect(read.days.at(-1)).toEqual({ day: '2031-03-10', views: 1, unlocks: 1 });
    const { items } = await listCompanyEvents(app, id, week);
    expect(items.map(({ type, campaignTitle }) => [type, campaignTitle])).toEqual([
      ['unlock', 'Closers for the north'],
      ['view', 'Closers for the north'],
    ]);
  });

  test('name the talent as their cards do: short before an unlock, not at all once they can’t be found', async () => {
    const company = await createCompany(app);
    const [seen, blocking, unlocked] = [
      await createFoundTalent(app, 'Iris Vale'),
      await createFoundTalent(app, 'Noa Brandt'),
      await createFoundTalent(app, 'Ana Duarte'),
    ];
    for (const { positionId } of [seen, blocking])
      await recordView(app, company.viewer, { positionId, playedMs: 3000 });
    await unlockTalent(app, company.viewer, unlocked.positionId);
    await app.db
      .insertInto('talent_blocks')
      .values({ talent_id: blocking.viewer.userId, domain: company.viewer.userId })
      .execute();
    const { items } = await listCompanyEvents(app, company.viewer.userId, week);
    expect(items.map(({ type, talentName }) => [type, talentName]).toSorted()).toEqual([
      ['unlock', 'Ana Duarte'],
      ['view', null],
      ['view', 'Ana Duarte'],
      ['view', 'Iris V.'],
    ]);
  });

  test('count test money as the prices that were agreed to, and refunds off them', async () => {
    const { userId: companyId } = (await createCompany(app)).viewer;
    const book = (paymentId: string, move: Parameters<typeof post>[1]['moves'][number]) =>
      app.db
        .transaction()
        .execute((trx) => post(trx, { key: paymentId, companyId, paymentId, moves: [move], at: app.clock() }));
    const unlock = { from: 'unlock_revenue', to: 'provider', ...bookedAs(SIMULATED_UNLOCK_PRICE) } as const;
    await book(`unlock-${companyId}`, unlock);
    await book(`returned-${companyId}`, unlock);
    await book(`refund-${companyId}`, { ...unlock, from: 'provider', to: 'unlock_revenue' });
    await book(`premium-${companyId}`, {
      from: 'premium_revenue',
      to: 'provider',
      ...bookedAs(SIMULATED_PREMIUM_PRICE),
    });
    const paid = { amountMinor: UNLOCK_PRICE.amountMinor + PREMIUM_PRICE.amountMinor, currency: TEST_CURRENCY };
    expect((await readCompany(app, companyId, week)).paid).toEqual([paid]);
  });

  test('count an unlock as a view, so the conversion rate never exceeds 100%', async () => {
    const [company, first, second] = [
      await createCompany(app),
      await createFoundTalent(app),
      await createFoundTalent(app),
    ];
    const { userId } = company.viewer;
    await subscribe(app, userId);
    for (const { positionId } of [first, second]) await unlockTalent(app, company.viewer, positionId);
    await recordView(app, company.viewer, { positionId: first.positionId, playedMs: 3000 });
    const { views, unlocks, conversionRate, days, titles } = await readCompany(app, userId, week);
    expect({ views, unlocks, conversionRate }).toEqual({ views: 2, unlocks: 2, conversionRate: 100 });
    expect(days.at(-1)).toMatchObject({ views: 2, unlocks: 2 });
    expect(titles).toEqual([{ positionTitle: 'Sales Closer', views: 2, unlocks: 2 }]);
    const { items } = await listCompanyEvents(app, userId, week);
    expect(items.map(({ type }) => type)).toEqual(['unlock', 'view', 'unlock', 'view']);
  });

  test('show no contact that a talent typed into a title', async () => {
    const [company, talent] = [await createCompany(app), await createFoundTalent(app, 'Iris Zanbrook')];
    await app.db
      .updateTable('talent_positions')
      .set({ position_title: 'Closer, ask for Zanbrook on +34 698 499 076' })
      .where('id', '=', talent.positionId)
      .execute();
    await recordView(app, company.viewer, { positionId: talent.positionId, playedMs: 3000 });
    const { userId } = company.viewer;
    const shown = JSON.stringify([await readCompany(app, userId, week), await listCompanyEvents(app, userId, week)]);
    expect(shown).toContain('Closer');
    expect(shown).not.toMatch(/Zanbrook|698/);
  });

  test('never count a view for another company’s campaign', async () => {
    const [{ campaignId }, stranger, talent] = [
      await createConverted(),
      await createCompany(app),
      await createFoundTalent(app),
    ];
    await recordView(app, stranger.viewer, { positionId: talent.positionId, playedMs: 3000, campaignId });
    const { views, campaigns } = await readCompany(app, stranger.viewer.userId, week);
    expect({ views, campaigns }).toEqual({ views: 1, campaigns: [] });
  });

  test('count days in the company’s time zone, also for earlier days', async () => {
    const { id, company, talent, campaignId } = await createConverted();
    await setTimeZone(app, id, 'Asia/Kathmandu');
    clock.addMinutes(10);
    await recordView(app, company.viewer, { positionId: talent.positionId, playedMs: 3000 });
    const { timeZone, days, titles, campaigns } = await readCompany(app, id, week);
    expect(timeZone).toBe('Asia/Kathmandu');
    expect(days.at(-1)).toEqual({ day: '2031-03-11', views: 2, unlocks: 1 });
    expect(titles).toEqual([{ positionTitle: 'Sales Closer', views: 2, unlocks: 1 }]);
    expect(campaigns).toEqual([{ campaignId, title: 'Closers for the north', views: 1, unlocks: 1 }]);
  });

  test('are limited to a week on the free plan; Premium adds 90 days and the file', async () => {
    const { id } = await createConverted();
    await expect(readCompany(app, id, { days: 90 })).rejects.toMatchObject({ code: 'plan_limit' });
    await expect(exportCompanyDays(app, id, week)).rejects.toMatchObject({ code: 'plan_limit' });
    await subscribe(app, id);
    expect((await readCompany(app, id, { days: 90 })).days).toHaveLength(90);
    const file = await exportCompanyDays(app, id, week);
    expect(file.name).toBe('analytics-2031-03-05-to-2031-03-11.csv');
    const [columns, ...rows] = (await file.text()).trim().split('\r\n');
    expect(columns).toContain('"Day","Position","Campaign","Views","Unlocks"');
    expect(rows).toEqual(['"2031-03-11","Sales Closer","Closers for the north","1","1"']);
    await app.db.updateTable('users').set({ language: 'es' }).where('id', '=', id).execute();
    expect(await (await exportCompanyDays(app, id, week)).text()).toContain(
      '"Día","Puesto","Campaña","Visualizaciones","Desbloqueos"\r\n',
    );
  });

  test('list the events of the period only, as far back as the plan looks', async () => {
    const { id, talent } = await createConverted();
    await app.db
      .insertInto('conversion_events')
      .values({
        type: 'view',
        company_id: id,
        talent_id: talent.viewer.userId,
        position_id: talent.positionId,
        utc_day: new Date(Date.UTC(2031, 2, 1)),
        created_at: new Date(Date.UTC(2031, 2, 1)),
      })
      .execute();
    expect((await listCompanyEvents(app, id, week)).items).toHaveLength(2);
    await expect(listCompanyEvents(app, id, { days: 30 })).rejects.toMatchObject({ code: 'plan_limit' });
    await subscribe(app, id);
    expect((await listCompanyEvents(app, id, { days: 30 })).items).toHaveLength(3);
  });

  test('list events in pages without gaps or duplicates', async () => {
    const { id, talent } = await createConverted();
    const rows = Array.from({ length: 120 }, (_, day) => ({
      type: 'view',
      company_id: id,
      talent_id: talent.viewer.userId,
      position_id: talent.positionId,
      utc_day: new Date(Date.UTC(2030, 0, day + 1)),
      created_at: new Date(Date.UTC(2031, 2, 9)),
    }));
    await app.db.insertInto('conversion_events').values(rows).execute();
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listCompanyEvents(app, id, { ...week, cursor });
      ids.push(...page.items.map((event) => event.id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect([ids.length, new Set(ids).size]).toEqual([122, 122]);
  });
});
