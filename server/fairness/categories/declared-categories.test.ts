import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { createCompany, createFoundTalent, signInCookie } from '#test/fixtures/factories.ts';
import { createCaller } from '#test/http/caller.ts';
import { campaign } from '#test/routes/row.ts';
import { readAccountRows } from '../../accounts/erasure/account-rows.ts';
import { eraseAccount } from '../../accounts/erasure/erase-account.ts';
import { auditChannel } from '../../audit/record-event.ts';
import { createCampaign } from '../../campaigns/campaigns.ts';
import type { Context } from '../../platform/context.ts';
import { unlockTalent } from '../../unlocks/unlock-talent.ts';
import { getCategories } from './declared-categories.ts';

let app: Context;
let server: FastifyInstance;
let call: ReturnType<typeof createCaller>;
let talent: Awaited<ReturnType<typeof createFoundTalent>>;
let cookie: string;

const PATH = '/talent/categories';
const answers = { sex: 'female', race: 'native_hawaiian_or_pacific_islander' };
const declare = (body: object, as = cookie) => call('PUT', PATH, body, as ? { cookie: as } : {});
const read = (as = cookie) => call('GET', PATH, undefined, as ? { cookie: as } : {});
const withdraw = () => call('DELETE', PATH, undefined, { cookie });
const stored = () => app.db.selectFrom('declared_categories').selectAll().execute();

beforeAll(async () => {
  app = await createTestContext();
  server = await createTestServer(app);
  call = createCaller(server);
  talent = await createFoundTalent(app);
  cookie = await signInCookie(server, talent.email);
});

describe('declared categories', () => {
  test('are for talent only, and nothing is declared at first', async () => {
    const company = await signInCookie(server, (await createCompany(app)).email);
    for (const refused of [await declare(answers, ''), await read('')]) expect(refused.statusCode).toBe(401);
    for (const refused of [await declare(answers, company), await read(company)]) expect(refused.statusCode).toBe(403);
    expect((await read()).json()).toEqual({ declared: null });
  });

  test.each([
    [{ ...answers, hasConsented: false }, { hasConsented: 'required' }],
    [answers, { hasConsented: 'required' }],
    [{ hasConsented: true }, { sex: 'required', race: 'required' }],
    [{ sex: 'x', race: 'white', hasConsented: true }, { sex: 'required' }],
  ])('need an answer to both questions and consent: %j', async (body, fields) => {
    const response = await declare(body);
    expect([response.statusCode, response.json().data.fields]).toEqual([400, fields]);
    expect(await stored()).toEqual([]);
  });

  test('are stored encrypted at a fixed length, with audited consent, and can be changed', async () => {
    const logged: unknown[] = [];
    const listen = (message: unknown) => logged.push(message);
    auditChannel.subscribe(listen);
    expect((await declare({ ...answers, hasConsented: true })).json().declared).toMatchObject(answers);
    const [first] = await stored();
    await declare({ sex: 'undisclosed', race: 'asian', hasConsented: true });
    auditChannel.unsubscribe(listen);
    const [second] = await stored();
    expect((await read()).json().declared).toMatchObject({ sex: 'undisclosed', race: 'asian' });
    expect(second!.sealed).toHaveLength(first!.sealed.length);
    const moved = { ...app, env: { ...app.env, SECRET: 'another secret of the operator, since' } };
    expect(await getCategories(moved, talent.viewer)).toEqual({ declared: null });
    expect(JSON.stringify([first, second])).not.toMatch(/female|hawaiian|asian|undisclosed/);
    const events = await app.db.selectFrom('audit_events').selectAll().where('kind', 'like', 'categories%').execute();
    const own = { kind: 'categories_declared', actor_id: talent.viewer.userId, details: { notice: 1 } };
    expect(events).toMatchObject([own, own]);
    expect(JSON.stringify([events, logged])).not.toMatch(/female|hawaiian|asian|undisclosed/);
  });

  test('are in the export in plain text', async () => {
    const { declared_categories: rows } = await readAccountRows(app, talent.viewer.userId);
    expect(rows).toEqual([expect.objectContaining({ sex: 'undisclosed', race: 'asian' })]);
    expect(rows![0]).not.toHaveProperty('sealed');
  });

  test('are erased when withdrawn, which is audited once, and with the account', async () => {
    expect((await withdraw()).json()).toEqual({ declared: null });
    await withdraw();
    expect(await stored()).toEqual([]);
    const withdrawn = await app.db
      .selectFrom('audit_events')
      .select('actor_id')
      .where('kind', '=', 'categories_withdrawn')
      .execute();
    expect(withdrawn).toEqual([{ actor_id: talent.viewer.userId }]);
    const other = await createFoundTalent(app);
    const as = await signInCookie(server, other.email);
    await declare({ ...answers, hasConsented: true }, as);
    await eraseAccount(app, other.viewer.userId);
    expect(await stored()).toEqual([]);
  });
});

test('declaring or withdrawing changes nothing else: no row, and no answer that a company gets', async () => {
  const company = await createCompany(app);
  const asCompany = { cookie: await signInCookie(server, company.email) };
  await unlockTalent(app, company.viewer, talent.positionId);
  const { id } = await createCampaign(app, company.viewer, campaign);
  const paths = [
    '/search/talents',
    '/search/talents?text=female',
    '/search/talents?text=hawaiian',
    `/search/talents/${talent.positionId}`,
    '/search/filters',
    `/campaigns/${id}`,
    '/contacts',
    '/analytics/platform',
  ];
  const answersOf = async () => {
    const answered = await Promise.all(paths.map((path) => call('GET', path, undefined, asCompany)));
    expect(answered.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 200));
    return answered.map(({ body }) => body);
  };
  const answeredBefore = await answersOf();
  const rowsBefore = await otherRows();
  await declare({ ...answers, hasConsented: true });
  expect(await otherRows()).toEqual(rowsBefore);
  expect(await answersOf()).toEqual(answeredBefore);
  await withdraw();
  expect(await answersOf()).toEqual(answeredBefore);
});

/** Every database row as text, by table, without the declared categories, the audit trail and rate limit counters. */
async function otherRows() {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_schema IN ('public', 'graphile_worker') AND table_type = 'BASE TABLE'
      AND table_name NOT IN ('declared_categories', 'audit_events', 'rate_limits')`.execute(app.db);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{
      all: string;
    }>`SELECT coalesce(json_agg(t ORDER BY t::text)::text, '') AS all FROM ${sql.raw(name)} t`.execute(app.db);
    found[name] = rows[0]!.all;
  }
  return found;
}
