import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestContext, createTestServer } from '../fixtures/app.ts';
import { type DeclaredRoute, callRoute, declaredRoutes } from '../http/call-route.ts';
import { signInCookie } from '../fixtures/factories.ts';

import { type Contract, type InputRow, type Row, type RowsOf, type Who, type World, nobody } from './row.ts';
import { accountRows } from './rows/accounts.ts';
import { chatRows } from './rows/chats.ts';
import { companyRows } from './rows/companies.ts';
import { feedbackRows } from './rows/feedback.ts';
import { integrationRows } from './rows/integrations.ts';
import { searchRows } from './rows/search.ts';
import { talentRows } from './rows/talents.ts';
import { createWorld } from './world.ts';

const rows: RowsOf<keyof Contract> = {
  ...accountRows,
  ...chatRows,
  ...companyRows,
  ...feedbackRows,
  ...integrationRows,
  ...searchRows,
  ...talentRows,
};

const PEOPLE: Who[] = ['visitor', 'talent', 'company', 'admin'];
const may: Record<DeclaredRoute['meta']['caller'], Who[]> = {
  anyone: PEOPLE,
  user: ['talent', 'company', 'admin'],
  talent: ['talent'],
  company: ['company', 'admin'],
  admin: ['admin'],
};

describe('role matrix: who may call what, from the contract', () => {
  let server: FastifyInstance;
  let world: World;
  let cookies: Partial<Record<Who, string>>;
  let emails: Partial<Record<Who, string>>;
  let asked = 0;

  beforeAll(async () => {
    const app = await createTestContext();
    server = await createTestServer(app);
    ({ world, emails, cookies } = await createWorld(app, server));
  });

  test('every route has a row, and every row a route', () => {
    expect(Object.keys(rows).sort()).toEqual(declaredRoutes.map(({ name }) => name).sort());
  });

  describe.each(declaredRoutes.map((route) => [route.name, route] as const))('%s', (name, route) => {
    const row = (rows as Record<string, Row & Partial<InputRow>>)[name]!;
    const refused = PEOPLE.filter((who) => !may[route.meta.caller].includes(who));
    const address = `10.1.0.${declaredRoutes.indexOf(route)}`;

    test.each(refused)('is closed to a %s', async (who) => {
      asked++;
      const response = await callRoute(server, route, await row.own(world, who), cookies[who], address);
      const expected = who === 'visitor' ? 401 : route.meta.caller === 'admin' ? 404 : 403;
      expect([response.statusCode, response.json().code]).toEqual([
        expected,
        { 401: 'unauthenticated', 403: 'forbidden', 404: 'not_found' }[expected],
      ]);
    });

    if (row.other) {
      test.each(may[route.meta.caller])('does not reach another account’s object for a %s', async (who) => {
        asked++;
        const response = await callRoute(server, route, row.other!(world), cookies[who], address);
        expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
      });
    }

    const last = may[route.meta.caller].at(-1)!;
    if (row.bad) {
      test('names the invalid fields', async () => {
        asked++;
        const response = await callRoute(server, route, row.bad!, cookies[last], address);
        const { code, data, message } = response.json();
        expect([response.statusCode, code]).toEqual([400, 'invalid_input']);
        expect(Object.keys(data.fields)).not.toEqual([]);
        expect(message).toMatch(/^Some fields are invalid: \w.*\.$/);
      });
    } else {
      test('ignores input, since it accepts none', async () => {
        asked++;
        await row.own(world, last);
        const junk = { isAdmin: true, userId: nobody, limit: 'x', nested: [{ a: 1 }] };
        const response = await callRoute(server, route, junk, cookies[last], address);
        expect(response.statusCode, response.body).toBe(row.answers ?? 200);
        if (row.endsSession && last !== 'visitor') cookies[last] = await signInCookie(server, emails[last]!);
      });
    }

    test.each(may[route.meta.caller])('answers a %s', async (who) => {
      asked++;
      const response = await callRoute(server, route, await row.own(world, who), cookies[who], address);
      expect(response.statusCode, response.body).toBe(row.answers ?? 200);
      if (row.endsSession && who !== 'visitor') cookies[who] = await signInCookie(server, emails[who]!);
    });
  });

  test('prints its N', () => {
    console.log(`role matrix: ${declaredRoutes.length} routes, ${asked} questions asked`);
    expect(asked).toBeGreaterThan(declaredRoutes.length * 2);
  });
});
