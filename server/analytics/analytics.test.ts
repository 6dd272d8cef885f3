import { beforeAll, describe, expect, test } from 'vitest';
import { createTestContext, createClock } from '#test/fixtures/app.ts';
import { createCompany, createFoundTalent } from '#test/fixtures/factories.ts';
import type { Context } from '../platform/context.ts';
import { unlockTalent } from '../unlocks/unlock-talent.ts';
import { recordView } from './record-events.ts';
import { getInsights } from '../insights/insights.ts';

const clock = createClock('2031-03-10T23:50:00Z');
let app: Context;
let talent: Awaited<ReturnType<typeof createFoundTalent>>;
let company: Awaited<ReturnType<typeof createCompany>>;
beforeAll(async () => {
  app = await createTestContext({}, clock);
  talent = await createFoundTalent(app);
  company = await createCompany(app, 'Kestrel Health');
});

describe('a view', () => {
  const view = (playedMs: number) => recordView(app, company.viewer, { positionId: talent.positionId, playedMs });

  test('counts from three seconds up, once per company, position and UTC day', async () => {
    expect(await view(2999)).toEqual({ isCounted: false });
    const counted = await Promise.all([view(3000), view(9000), view(3000)]);
    expect(counted.filter(({ isCounted }) => isCounted)).toHaveLength(1);
    clock.addMinutes(20);
    expect(await view(3000)).toEqual({ isCounted: true });
  });

  test('is shown to the talent by day and with the name of the company', async () => {
    await unlockTalent(app, company.viewer, talent.positionId);
    const { days, viewings } = await getInsights(app, talent.viewer.userId, { days: 7 });
    expect(days).toHaveLength(7);
    expect(days.slice(-2)).toEqual([
      { day: '2031-03-10', views: 1, unlocks: 0 },
      { day: '2031-03-11', views: 1, unlocks: 1 },
    ]);
    expect(viewings).toEqual([
      {
        companyId: company.viewer.userId,
        companyName: 'Kestrel Health',
        companyPageId: expect.stringMatching(/^[0-9a-f]{12}$/),
        logoUrl: null,
        isVerified: false,
        positionId: talent.positionId,
        positionTitle: 'Sales Closer',
        views: 2,
        lastViewedAt: clock().toISOString(),
        hasUnlocked: true,
      },
    ]);
  });
});
