import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { contract } from '#contract/contract.ts';
import { verifyEmail } from '#server/accounts/verification/verify-email.ts';
import { registerTalent } from '#server/accounts/registration/register.ts';
import type { Context } from '#server/platform/context.ts';
import { type Report, declareError } from '#server/platform/http/declare-error.ts';
import { describeError } from '#server/platform/log.ts';
import { createTestContext, createTestServer } from '../fixtures/app.ts';
import { talentForm, createAdmin, createCompany, createTalent, signInCookie } from '../fixtures/factories.ts';
import { createCaller } from '../http/caller.ts';
import { HOSTILE_CURSORS } from '../fuzz/hostile-cursors.ts';
import { type Schema, validValue } from '../fuzz/make-input.ts';
import { routesOf } from '../fuzz/routes-of.ts';
import { declaredRoutes } from '../http/call-route.ts';
import { seededRandom } from '../fixtures/random.ts';

let app: Context;
let server: FastifyInstance;
let call: ReturnType<typeof createCaller>;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  app = await createTestContext();
  server = await createTestServer(app);
  call = createCaller(server);
  for (const [caller, create] of Object.entries({ talent: createTalent, company: createCompany, admin: createAdmin })) {
    cookies[caller] = await signInCookie(server, (await create(app)).email);
    // Each kind of broken text has its own accounts, so that no limit is reached.
    for (const kind of Object.keys(BROKEN))
      cookies[`${caller} ${kind}`] = await signInCookie(server, (await create(app)).email);
  }
  await server.listen({ port: 0, host: '127.0.0.1' });
});

const BROKEN = { NUL: 'a\0b', 'an escape': 'a\u001bb', 'half a surrogate pair': 'a\ud800' };
const document = await new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, {
  info: { title: 'API', version: '1' },
});
const known = { ids: [crypto.randomUUID()], cursors: [], emails: ['someone@fuzz.example'] };

/** Yields a valid input with each text replaced in turn, and the path of that text. */
function* withBrokenText(value: unknown, broken: string, path: string[] = []): Generator<[string, unknown]> {
  if (typeof value === 'string') yield [path.join('.'), broken];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value))
    for (const [at, changed] of withBrokenText(child, broken, [...path, key]))
      yield [
        at,
        Array.isArray(value)
          ? value.map((one, index) => (String(index) === key ? changed : one))
          : { ...value, [key]: changed },
      ];
}

describe('row 18: malformed text is refused, naming the field', () => {
  const routes = routesOf(document as Parameters<typeof routesOf>[0]).filter(({ requestBody }) => requestBody);
  test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', async (name, route) => {
    const { caller } = declaredRoutes.find(({ method, path }) => `${method} ${path}` === name)!.meta;
    const schema = route.requestBody!.content['application/json']!.schema as Schema;
    const valid = validValue(everything(schema), '', seededRandom(1), known);
    const url = route.path.replace(/\{\w+\}/g, known.ids[0]!);
    for (const [kind, broken] of Object.entries(BROKEN)) {
      const cookie = cookies[`${caller === 'user' ? 'talent' : caller} ${kind}`];
      for (const [field, body] of withBrokenText(valid, broken)) {
        const answer = await call(route.method as 'POST', url, body as object, cookie ? { cookie } : {});
        const { code, data, message } = answer.json();
        expect([answer.statusCode, code, Object.keys(data?.fields ?? {})]).toEqual([
          400,
          'invalid_input',
          expect.arrayContaining([field]),
        ]);
        expect(message).toMatch(/^Some fields are invalid: \S.+\.$/);
      }
    }
  });

  test('in the path and in the query too', async () => {
    for (const url of ['/contacts/%00', '/search/talents?text=%00', '/talent/visibility/blocks/a%00.com'])
      expect(
        (
          await call(url.includes('blocks') ? 'DELETE' : 'GET', url, undefined, {
            cookie: cookies[url.includes('blocks') ? 'talent' : 'company']!,
          })
        ).statusCode,
      ).toBe(400);
  });

  test('unlimited nesting is refused, and so are prototype keys', async () => {
    const deep = `{"name":${'['.repeat(2000)}${']'.repeat(2000)},"query":{}}`;
    for (const payload of [
      deep,
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{"x":1}}}',
      '{',
      'null',
      '[]',
    ]) {
      const answer = await server.inject({
        method: 'POST',
        url: '/api/saved-searches',
        payload,
        headers: { 'content-type': 'application/json', cookie: cookies.company! },
      });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
      expect(Object.keys(answer.json().data.fields)).not.toEqual([]);
    }
  });

  test.each(['/%', '/api/contacts/%E0%A4%A', '/api/%zz'])('%s is not a valid address', async (url) => {
    const answer = await server.inject({ url });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
  });
});

describe('row 18: a cursor that no list has returned', () => {
  const lists = [
    ['company', '/search/talents'],
    ['company', '/contacts'],
    ['company', '/conversations'],
    ['admin', '/admin/companies'],
    ['admin', '/admin/videos'],
    ['admin', '/admin/tickets'],
  ] as const;
  test.each(lists)('%s %s refuses it by name', async (who, url) => {
    // The last cursor is one that a list could have returned.
    for (const cursor of HOSTILE_CURSORS.slice(0, -1)) {
      const answer = await call('GET', `${url}?cursor=${encodeURIComponent(cursor)}`, undefined, {
        cookie: cookies[who]!,
      });
      expect([cursor, answer.statusCode, answer.json().data?.fields]).toEqual([cursor, 400, { cursor: 'invalid' }]);
    }
    const possible = await call('GET', `${url}?cursor=${HOSTILE_CURSORS.at(-1)}`, undefined, { cookie: cookies[who]! });
    expect(possible.statusCode).toBe(200);
  });
});

describe('row 18: numbers', () => {
  test.each(['99999999999999999999', '2147483648', '1e3', 'NaN', '0x10', '', ' 5', '-1', '1.5'])(
    '%j is not a message number',
    async (before) => {
      const url = `/conversations/${known.ids[0]}/messages?before=${encodeURIComponent(before)}`;
      const answer = await call('GET', url, undefined, { cookie: cookies.talent! });
      expect([answer.statusCode, answer.json().data?.fields]).toEqual([400, { before: 'number' }]);
    },
  );
});

describe('row 18: the last line of defense', () => {
  test.each([
    ["SELECT 'secret@typed.example'::uuid", 'invalid_input'],
    ["SELECT '9999-99-99'::timestamptz", 'invalid_input'],
    ['SELECT 99999999999::int', 'invalid_input'],
    ['SELECT (SELECT generate_series(1, 2))', 'invalid_input'],
    ['SELECT 1 FROM nowhere', 'unexpected'],
  ])('%s is answered as %s, and logged without the input', async (statement, code) => {
    const error: unknown = await app.pool.query(statement).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(pg.DatabaseError);
    const report = vi.fn<Report>();
    expect(declareError(error, report).code).toBe(code);
    expect(report).toHaveBeenCalledTimes(1);
    const line = JSON.stringify(describeError(error));
    expect(line).toContain((error as pg.DatabaseError).code);
    expect(line).not.toMatch(/secret|9999|SELECT/);
  });

  test('requests that aren’t valid HTTP are answered too, with every header', async () => {
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    socket.end('GET / HTTP/9\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*content-security-policy: .*permissions-policy: .*"invalid_input"/s);
  });
});

test('row 18: a newline in a referral code, or anywhere else, starts no log line', async () => {
  const written: string[] = [];
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      written.push(String(chunk));
      return true;
    }),
  );
  const forged = 'X\n{"level":50,"msg":"admin granted"}';
  const email = `newline-${crypto.randomUUID()}@talent.example`;
  await registerTalent(app, {
    email,
    password: 'Closeup1',
    fullName: 'A Friend',
    language: 'en',
    referralCode: forged,
  });
  const { id } = await app.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await verifyEmail(app, id);
  spies.forEach((spy) => spy.mockRestore());
  const lines = written
    .join('')
    .split('\n')
    .filter((line) => line.includes('referral') || line.includes('granted'));
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['referral not counted']);
  expect(lines.join()).not.toMatch(/granted|talent\.example/);
});

test('row 18: over the API such a code is dropped', async () => {
  const email = `left-out-${crypto.randomUUID()}@talent.example`;
  const referralCode = 'X\nforged';
  const answer = await call('POST', '/accounts/talent', { ...talentForm(email), referralCode });
  expect(answer.json()).toEqual({});
  const { referred_by } = await app.db
    .selectFrom('users')
    .select('referred_by')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(referred_by).toBeNull();
});

/** Includes every optional field and, of alternatives, the one with text. */
function everything(schema: Schema): Schema {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices)
    return everything(
      choices.find(({ type }) => type === 'string') ?? choices.find(({ type }) => type !== 'null') ?? choices[0]!,
    );
  if (schema.properties)
    return {
      ...schema,
      required: Object.keys(schema.properties),
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, child]) => [name, everything(child)]),
      ),
    };
  return schema.items ? { ...schema, items: everything(schema.items) } : schema;
}
