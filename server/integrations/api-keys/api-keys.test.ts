import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SCOPES } from '#contract/values/integrations.ts';
import { createClock, createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { createAdmin, createCompany, createFoundTalent } from '#test/fixtures/factories.ts';
import { createCaller } from '#test/http/caller.ts';
import { declaredRoutes } from '#test/http/call-route.ts';
import { listEvents } from '../../audit/list-events.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Context } from '../../platform/context.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { unlockTalent } from '../../unlocks/unlock-talent.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts';
import { hashApiKey, isApiKey, makeApiKey } from './key-format.ts';

const clock = createClock();
let app: Context;
let server: FastifyInstance;
let call: ReturnType<typeof createCaller>;
let company: Awaited<ReturnType<typeof createCompany>>;
beforeAll(async () => {
  app = await createTestContext({}, clock);
  server = await createTestServer(app);
  call = createCaller(server);
  company = await createCompany(app);
});

const revokeAll = () => app.db.deleteFrom('api_keys').execute();
afterEach(revokeAll);

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const createKey = (scopes: readonly (typeof SCOPES)[number][] = SCOPES, expiresInDays: number | null = null) =>
  createApiKey(
    app,
    { ...company.viewer, authenticatedAt: clock() },
    { name: 'CRM', scopes: [...scopes], expiresInDays },
  );

test('a key has a prefix for secret scanners and a checksum that detects typos', () => {
  const keys = Array.from({ length: 200 }, makeApiKey);
  expect(new Set(keys).size).toBe(200);
  for (const key of keys) {
    expect(key).toMatch(/^closeup_[0-9A-Za-z]{38}$/);
    expect(isApiKey(key)).toBe(true);
    const typo = `${key.slice(0, 20)}${key[20] === 'a' ? 'b' : 'a'}${key.slice(21)}`;
    expect(isApiKey(typo)).toBe(false);
  }
});

describe('which routes a key opens', () => {
  const fill = (path: string) => `${path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}`;

  test('no route without a scope, not even public ones', async () => {
    const { key } = await createKey();
    const closed = declaredRoutes.filter(({ meta }) => !meta.scope);
    for (const { name, method, path, meta } of closed) {
      const response = await call(method, fill(path), method === 'GET' ? undefined : {}, bearer(key));
      const expected = meta.caller === 'admin' ? 'not_found' : 'forbidden';
      expect([name, response.json().code]).toEqual([name, expected]);
    }
    console.log(`api keys: ${closed.length} routes closed, ${declaredRoutes.length - closed.length} open by scope`);
  });

  test('no account, security or money route has a scope', () => {
    const opened = declaredRoutes.filter(({ meta }) => meta.scope).map(({ name }) => name);
    expect(
      opened.filter((name) => /^(?:accounts|audit|moderation|mails|billing|support|referrals)\./.test(name)),
    ).toEqual([]);
    expect(opened.filter((name) => /ApiKey|exportContacts|startCheckout/.test(name))).toEqual([]);
    for (const { name, meta } of declaredRoutes)
      if (meta.scope) expect([name, ['company', 'user']]).toEqual([name, expect.arrayContaining([meta.caller])]);
  });

  test('a route with a scope only if the key has it', async () => {
    for (const scope of SCOPES) {
      const having = await createKey([scope]);
      const lacking = await createKey(SCOPES.filter((one) => one !== scope));
      const open = declaredRoutes.filter(({ meta }) => meta.scope === scope);
      expect(open, scope).not.toEqual([]);
      for (const { name, method, path } of open) {
        const ask = ({ key }: { key: string }) =>
          call(method, fill(path), method === 'GET' ? undefined : {}, bearer(key));
        expect([name, (await ask(lacking)).json().code]).toEqual([name, 'scope_missing']);
        const answer = await ask(having);
        if (answer.statusCode !== 200) expect(['invalid_input', 'not_found']).toContain(answer.json().code);
      }
      await revokeAll();
    }
  });

  test('never admin routes, even if the company is an admin', async () => {
    const admin = await createAdmin(app);
    const { key } = await createApiKey(
      app,
      { ...admin.viewer, authenticatedAt: clock() },
      { name: 'CRM', scopes: [...SCOPES], expiresInDays: null },
    );
    expect((await call('GET', '/admin/audit', undefined, bearer(key))).json().code).toBe('not_found');
  });
});

describe('a key', () => {
  test('reads what its company may read, and shows when it was last used', async () => {
    const { positionId } = await createFoundTalent(app);
    const contact = await unlockTalent(app, company.viewer, positionId);
    const { id, key } = await createKey(['contacts:read']);
    const response = await call('GET', '/contacts', undefined, bearer(key));
    expect(response.json().items).toMatchObject([{ id: contact.id, email: contact.email }]);
    const listed = (await listApiKeys(app, company.viewer)).items.find((one) => one.id === id);
    expect(listed).toMatchObject({ lastUsedAt: clock().toISOString(), hint: `${key.slice(0, 12)}…${key.slice(-4)}` });
  });

  test('is stored as a hash only', async () => {
    const { id, key } = await createKey();
    const row = await app.db.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(key.slice(12, -4));
    expect(row.key_hash).toBe(hashApiKey(key));
  });

  test('is refused from the next request on once it is revoked, expired, unknown or malformed', async () => {
    const codeOf = async (key: string) => (await call('GET', '/hooks/connection', undefined, bearer(key))).json().code;
    const { id, key } = await createKey();
    expect(await codeOf(key)).toBeUndefined();
    await revokeApiKey(app, company.viewer, id);
    expect(await codeOf(key)).toBe('unauthenticated');
    const short = await createKey(SCOPES, 30);
    clock.addDays(29);
    expect(await codeOf(short.key)).toBeUndefined();
    clock.addDays(1);
    expect(await codeOf(short.key)).toBe('unauthenticated');
    expect(await Promise.all([makeApiKey(), 'closeup_x', ''].map(codeOf))).toEqual(Array(3).fill('unauthenticated'));
  });

  test('is named in the audit trail of its company, from creation to revocation', async () => {
    const { id: apiKeyId } = await createKey();
    await revokeApiKey(app, company.viewer, apiKeyId);
    const { items } = await listEvents(app, { who: company.viewer.userId }, { limit: 2 });
    expect(items.map(({ kind, subject, details }) => ({ kind, email: subject?.email, details }))).toEqual(
      ['api_key_revoked', 'api_key_created'].map((kind) => ({ kind, email: company.email, details: { apiKeyId } })),
    );
  });

  test('that an older event names as its subject is a detail, not a deleted account', async () => {
    const { userId: actorId } = company.viewer;
    const apiKeyId = randomUUID();
    await recordEvent(app.db, { kind: 'api_key_created', actorId, subjectId: apiKeyId });
    const { items } = await listEvents(app, { who: apiKeyId });
    expect(items).toMatchObject([{ subject: { id: actorId, email: company.email }, details: { apiKeyId } }]);
  });

  test('can be created only after recent authentication, in a confirmed account, 20 at most', async () => {
    const wanted = { name: 'CRM', scopes: [...SCOPES], expiresInDays: null };
    const create = (viewer: Partial<Viewer>) =>
      createApiKey(app, { ...company.viewer, authenticatedAt: clock(), ...viewer }, wanted);
    await expect(create({ authenticatedAt: new Date(0) })).rejects.toMatchObject({ code: 'password_needed' });
    await expect(create({ emailVerified: false })).rejects.toMatchObject({ code: 'email_not_confirmed' });
    for (let count = 0; count < 20; count++) await create({});
    await expect(create({})).rejects.toMatchObject({ data: { fields: { name: 'too_many' } } });
  });

  test('has its own limits: a runaway key locks out neither its owner nor another key', async () => {
    const [wild, calm] = [await createKey(), await createKey()];
    const read = (key: string) =>
      server.inject({ url: '/api/hooks/connection', headers: bearer(key), remoteAddress: '10.4.4.4' });
    const answers = await Promise.all(Array.from({ length: 601 }, () => read(wild.key)));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    expect((await read(calm.key)).statusCode).toBe(200);
    expect((await read(wild.key)).headers['retry-after']).toBeDefined();
  });
});
