import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { VIEW_MIN_MS } from '#contract/values/durations.ts';
import { type ADVANCED_FILTERS, PLANS, type PlanLimits, type PlanName } from '#contract/values/plans.ts';
import { ANALYTICS_PERIODS } from '#contract/values/product.ts';
import { createFixtures } from '#test/fixtures/app.ts';
import { createAdmin, createCompany, createFoundTalent, signInCookie, subscribe } from '#test/fixtures/factories.ts';
import { createCaller } from '#test/http/caller.ts';
import { campaign } from '#test/routes/row.ts';
import type { Context } from '../platform/context.ts';

let app: Context;
let server: FastifyInstance;
let call: ReturnType<typeof createCaller>;
let talents: Awaited<ReturnType<typeof createFoundTalent>>[];
let asAdmin: string;
beforeAll(async () => {
  ({ app, server } = await createFixtures());
  call = createCaller(server);
  talents = await Promise.all(Array.from({ length: PLANS.free.favourites + 1 }, () => createFoundTalent(app)));
  asAdmin = await signInCookie(server, (await createAdmin(app)).email);
});

async function createCompanyOn(plan: PlanName) {
  const { viewer, email } = await createCompany(app, `Company ${randomUUID().slice(0, 8)}`);
  if (plan === 'premium') await subscribe(app, viewer.userId);
  const cookie = await signInCookie(server, email);
  return {
    email,
    get: (url: string) => call('GET', url, undefined, { cookie }),
    put: (url: string, body: object = {}) => call('PUT', url, body, { cookie }),
    post: (url: string, body: object) => call('POST', url, body, { cookie }),
  };
}
type Company = Awaited<ReturnType<typeof createCompanyOn>>;

/** How many of these sequential calls succeed; null for all of them. */
async function countAllowed<One>(items: readonly One[], act: (item: One) => Promise<{ statusCode: number }>) {
  let allowed = 0;
  for (const item of items) if ((await act(item)).statusCode === 200) allowed++;
  return allowed === items.length ? null : allowed;
}

/** Whether the plan includes something: either every call succeeds, or every one is refused because of the plan. */
async function isIncluded(...responses: Promise<{ statusCode: number; json: () => { code?: string } }>[]) {
  const outcomes = new Set(
    (await Promise.all(responses)).map(({ statusCode, json }) => (statusCode === 200 ? 'included' : json().code)),
  );
  expect([...outcomes]).toHaveLength(1);
  expect(['included', 'plan_limit']).toContain([...outcomes][0]);
  return outcomes.has('included');
}

const SAMPLES = { maxSalary: 40_000, availableWithin: 30, minYears: 3, viewed: false } satisfies Record<
  (typeof ADVANCED_FILTERS)[number],
  unknown
>;

/** Measures each line of the table through the API. */
const MEASURES: { [Limit in keyof PlanLimits]: (company: Company) => Promise<unknown> } = {
  profileViews: ({ post }) =>
    countAllowed(talents, ({ positionId }) => post('/analytics/views', { positionId, playedMs: VIEW_MIN_MS })),
  freeUnlocksPerDay: ({ post }) => countAllowed(talents, ({ positionId }) => post('/unlocks', { positionId })),
  favourites: ({ put }) => countAllowed(talents, ({ positionId }) => put(`/favourites/${positionId}`)),
  advancedFilters: ({ get, post }) =>
    isIncluded(
      ...Object.entries(SAMPLES).flatMap(([name, value]) => [
        get(`/search/talents?${name}=${value}`),
        get(`/search/filters?${name}=${value}`),
        post('/saved-searches', { name, query: { [name]: value } }),
        post('/fairness/analyses', { candidateIds: [], jobDescription: 'Sales closer', search: { [name]: value } }),
      ]),
    ),
  async searchAlerts({ post, put }) {
    const { id } = (await post('/saved-searches', { name: 'All', query: {} })).json() as { id: string };
    return isIncluded(
      post('/saved-searches', { name: 'All', query: {}, hasAlerts: true }),
      put(`/saved-searches/${id}/alerts`, { hasAlerts: true }),
    );
  },
  async boostedCampaigns({ post }) {
    const { id } = (await post('/campaigns', { ...campaign, skills: [], languages: [] })).json() as { id: string };
    const cookie = await signInCookie(server, talents[0]!.email);
    const { items } = (await call('GET', '/talent/campaigns', undefined, { cookie })).json() as {
      items: { id: string; isBoosted: boolean }[];
    };
    const place = items.findIndex((item) => item.id === id);
    const isFirst = items.slice(0, place).every(({ isBoosted }) => isBoosted);
    return items[place]!.isBoosted && isFirst;
  },
  async analyticsDays({ get }) {
    const allowed = [];
    for (const days of ANALYTICS_PERIODS)
      if ((await get(`/analytics/company?days=${days}`)).statusCode === 200) allowed.push(days);
    return Math.max(...allowed);
  },
  csvExport: ({ get }) => isIncluded(get(`/analytics/company/days.csv?days=${ANALYTICS_PERIODS[0]}`)),
  async prioritySupport({ post, email }) {
    await post('/support/tickets', { name: 'Nora', email, subject: 'Invoice', message: 'Where is it?' });
    const { items } = (await call('GET', '/admin/tickets?state=open', undefined, { cookie: asAdmin })).json() as {
      items: { email: string; hasPriority: boolean }[];
    };
    const place = items.findIndex((ticket) => ticket.email === email);
    return items[place]!.hasPriority && items.slice(0, place).every(({ hasPriority }) => hasPriority);
  },
};

const LINES = (Object.keys(PLANS) as PlanName[]).flatMap((plan) =>
  (Object.keys(MEASURES) as (keyof PlanLimits)[]).map((limit) => ({ plan, limit })),
);

test.each(LINES)('$plan: $limit matches the table', async ({ plan, limit }) => {
  // Here, tickets and campaigns of the free plan are created first, so that order alone doesn't put premium ones on top.
  if (plan === 'premium') await MEASURES[limit](await createCompanyOn('free'));
  expect(await MEASURES[limit](await createCompanyOn(plan))).toBe(PLANS[plan][limit]);
});
