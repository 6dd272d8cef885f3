import type pg from 'pg';
import { listCompanyEvents } from '#server/analytics/company-events.ts';
import { readCompany } from '#server/analytics/company-analytics.ts';
import { createCampaign } from '#server/campaigns/campaigns.ts';
import { createCompany, subscribe } from '#test/fixtures/factories.ts';
import { campaign } from '#test/routes/row.ts';
import { openApp } from './fixtures/app.ts';
import { type BenchResult, pairs, timed } from './fixtures/measure.ts';

const EVENTS = 1_000_000;
const PAYMENTS = 50_000;
const DAYS = 365;
const [TITLES, CAMPAIGNS] = [30, 20];
const MOST_MS = 50;
const ROUNDS = 15;

/** Reads each tab of a company's analytics with a million events, compared with counting the events on every read. */
export async function run({ rows: events = EVENTS }: { rows?: number | undefined } = {}): Promise<BenchResult> {
  const { app, close } = await openApp('bench-analytics');
  try {
    await app.pool.query('DELETE FROM users');
    const { viewer } = await createCompany(app);
    const { userId } = viewer;
    await subscribe(app, userId);
    for (let at = 0; at < CAMPAIGNS; at++) await createCampaign(app, viewer, { ...campaign, title: `Campaign ${at}` });
    await fill(app.pool, userId, events);
    const figures = await pairs(
      ROUNDS,
      () => timed(() => readCompany(app, userId, { days: 90 })),
      () => timed(() => countEvents(app.pool, userId)),
    );
    const page = await listCompanyEvents(app, userId, { days: 90 });
    const list = await pairs(
      ROUNDS,
      () => timed(() => listCompanyEvents(app, userId, { days: 90, cursor: page.nextCursor ?? undefined })),
      () => timed(() => sortEvents(app.pool, userId)),
    );
    const isSmall = events < EVENTS;
    return {
      target: `each tab at most ${MOST_MS} ms for a company with ${EVENTS} events`,
      ok: !isSmall && figures.subject <= MOST_MS && list.subject <= MOST_MS,
      rows: [
        ...lines('figures of 90 days', 'counted from the events', figures),
        ...lines('recent events, page 2', 'sorted without the index', list),
        ...(isSmall ? [{ label: 'too few events', value: `${events}` }] : []),
      ],
    };
  } finally {
    await close();
  }
}

const lines = (ours: string, theirs: string, { subject, baseline, ratio }: Awaited<ReturnType<typeof pairs>>) => [
  { label: ours, value: `${subject.toFixed(1)} ms` },
  { label: theirs, value: `${baseline.toFixed(1)} ms, ${(1 / ratio).toFixed(0)}x` },
];

/** Covers every title, campaign and hour of a year, one unlock in ten. The company's days are counted as for a new time zone. */
async function fill(pool: pg.Pool, companyId: string, events: number) {
  const client = await pool.connect();
  try {
    await client.query('SET session_replication_role = replica; SET synchronous_commit = off');
    await client.query(
      `WITH c AS (SELECT array_agg(id) AS ids FROM campaigns WHERE company_id = $1)
       INSERT INTO conversion_events(type, company_id, talent_id, utc_day, created_at, position_title, campaign_id)
       SELECT CASE WHEN n % 10 = 0 THEN 'unlock' ELSE 'view' END, $1, gen_random_uuid(), at::date, at,
         'Title ' || n % ${TITLES}, ids[1 + n / ${TITLES} % ${CAMPAIGNS}]
       FROM c, generate_series(1, $2::int) AS n, LATERAL (SELECT now() - n * interval '${DAYS} days' / $2::int AS at) AS t`,
      [companyId, events],
    );
    await client.query(
      `INSERT INTO ledger_entries(transaction_key, company_id, account, amount, currency, created_at)
       SELECT $1::text || n, $1::uuid, side.account, 600 * side.sign, 'EUR', now() - n * interval '${DAYS} days' / ${PAYMENTS}
       FROM generate_series(1, ${PAYMENTS}) AS n, (VALUES ('provider', 1), ('unlock_revenue', -1)) AS side(account, sign)`,
      [companyId],
    );
    await client.query('SET session_replication_role = DEFAULT');
    await client.query("UPDATE company_profiles SET time_zone = 'Europe/Madrid' WHERE user_id = $1", [companyId]);
    await client.query('VACUUM ANALYZE conversion_events, company_days, ledger_entries');
  } finally {
    client.release();
  }
}

/** The same numbers without counters: one GROUP BY for each table of the page. */
async function countEvents(pool: pg.Pool, companyId: string) {
  const count = (by: string) =>
    pool.query(
      `SELECT ${by}, count(*) FILTER (WHERE type = 'view') AS views, count(*) FILTER (WHERE type = 'unlock') AS unlocks
       FROM conversion_events WHERE company_id = $1 AND created_at > now() - interval '90 days' GROUP BY 1`,
      [companyId],
    );
  await Promise.all(["(created_at AT TIME ZONE 'Europe/Madrid')::date", 'position_title', 'campaign_id'].map(count));
}

const sortEvents = (pool: pg.Pool, companyId: string) =>
  pool.query(
    `SELECT * FROM conversion_events WHERE company_id = $1 ORDER BY created_at + interval '0', id DESC OFFSET 50 LIMIT 50`,
    [companyId],
  );
