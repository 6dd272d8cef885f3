import { beforeAll, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '#contract/values/durations.ts';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { createCaller } from '#test/http/caller.ts';
import { createCompany, createTalent, signInCookie } from '#test/fixtures/factories.ts';
import type { Context } from '../../platform/context.ts';

describe('the sessions of an account', () => {
  let app: Context;
  let server: FastifyInstance;
  let call: ReturnType<typeof createCaller>;
  let now = Date.now();

  beforeAll(async () => {
    app = await createTestContext();
    app.clock = () => new Date(now);
    server = await createTestServer(app);
    call = createCaller(server);
  });
  const list = async (cookie: string) => (await call('GET', '/account/sessions', undefined, { cookie })).json().items;

  test('a visitor can neither list nor end sessions', async () => {
    for (const [method, url] of [
      ['GET', '/account/sessions'],
      ['DELETE', '/account/sessions'],
      ['DELETE', '/account/sessions/00000000-0000-4000-8000-000000000000'],
    ] as const)
      expect((await call(method, url)).json().code).toBe('unauthenticated');
  });

  test("another account's session is not found, and a malformed id is refused", async () => {
    const [mine, theirs] = [await createTalent(app), await createCompany(app)];
    const cookie = await signInCookie(server, mine.email);
    const [other] = await list(await signInCookie(server, theirs.email));
    expect((await call('DELETE', `/account/sessions/${other.id}`, undefined, { cookie })).json().code).toBe(
      'not_found',
    );
    expect((await call('DELETE', '/account/sessions/none', undefined, { cookie })).json().code).toBe('invalid_input');
  });

  test('the current session is marked and listed first; ending another leaves the rest', async () => {
    const { email } = await createTalent(app);
    const here = await signInCookie(server, email, '10.1.2.3');
    const there = await signInCookie(server, email, '10.4.5.6');
    const sessions = await list(here);
    expect(sessions.map(({ isCurrent, address }: never) => [isCurrent, address])).toEqual([
      [true, '10.1.2.3'],
      [false, '10.4.5.6'],
    ]);
    await call('DELETE', `/account/sessions/${sessions[1].id}`, undefined, { cookie: here });
    expect((await call('GET', '/session', undefined, { cookie: there })).json().user).toBeNull();
    expect(await list(here)).toHaveLength(1);
  });

  test('five are listed at a time, so that they do not bury what follows on the page', async () => {
    const { email } = await createTalent(app);
    for (let at = 0; at < 5; at++) await signInCookie(server, email, `10.2.0.${at}`);
    const cookie = await signInCookie(server, email);
    const first = (await call('GET', '/account/sessions', undefined, { cookie })).json();
    expect(first.items.map(({ isCurrent }: never) => isCurrent)).toEqual([true, false, false, false, false]);
    const rest = (await call('GET', `/account/sessions?cursor=${first.nextCursor}`, undefined, { cookie })).json();
    expect(rest).toMatchObject({ items: [{ isCurrent: false }], nextCursor: null });
  });

  test('signing out everywhere ends the current session too', async () => {
    const { email } = await createCompany(app);
    const cookies = [await signInCookie(server, email), await signInCookie(server, email)];
    expect((await call('DELETE', '/account/sessions', undefined, { cookie: cookies[0]! })).json()).toEqual({});
    for (const cookie of cookies) expect((await call('GET', '/session', undefined, { cookie })).json().user).toBeNull();
  });

  test('says when each was last used, to within five minutes', async () => {
    const cookie = await signInCookie(server, (await createTalent(app)).email);
    const [before] = await list(cookie);
    now += 6 * MINUTE_MS;
    const [after] = await list(cookie);
    expect(new Date(after.seenAt).getTime() - new Date(before.seenAt).getTime()).toBeGreaterThan(5 * MINUTE_MS);
  });
});
