import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createClock, createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { createAdmin, createTalent, signInCookie } from '#test/fixtures/factories.ts';
import { createCaller } from '#test/http/caller.ts';
import type { CallAnswer, CallReport } from '#contract/calls/reports.ts';
import { TRANSCRIPT_BYTES } from '#contract/values/calls.ts';
import { readPlatform } from '../analytics/platform.ts';
import { analyzeCall } from './analyze-call.ts';
import { deleteCall, deleteOldCalls, restoreCall } from './delete-call.ts';
import { getCall, listLines } from './get-call.ts';
import { listCalls } from './list-calls.ts';

const DEMO = `Nora Winter: Welcome. I am the account executive, and I will show you our product today.
José Peña: Thanks. I love the reel, it is really great. How much does it cost?
Nora Winter: 65 euros a month. I will send you the offer by 20 November 2026.
José Peña: I am worried about the price. HubSpot was too expensive for us.`;

const clock = createClock('2026-11-16T09:00:00Z');
let app: Awaited<ReturnType<typeof createTestContext>>;
let author: Awaited<ReturnType<typeof createTalent>>['viewer'];
beforeAll(async () => {
  app = await createTestContext({}, clock);
});
afterEach(async () => {
  await app.db.deleteFrom('demo_call_feedback').execute();
});
beforeAll(async () => {
  author = (await createTalent(app)).viewer;
});

async function analyzed(transcript = DEMO, viewer = author, textLanguage?: 'en' | 'es'): Promise<CallReport> {
  const input = { transcript, callType: 'product_demo', callDate: '2026-11-16', textLanguage } as const;
  const answer = await analyzeCall(app, viewer, input);
  expect(answer.error).toBeNull();
  return answer.analysis!;
}

describe('an analyzed call', () => {
  test('is stored with its analyst, version, transcript and evidence, and every finding quotes its line', async () => {
    const call = await analyzed();
    const row = await app.db.selectFrom('demo_call_feedback').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ created_by: author.userId, transcript: DEMO, sentiment: call.sentiment });
    expect([row.analyst, row.version]).toEqual([call.analyst.name, call.analyst.version]);
    const { items } = await listLines(app, author, { callId: call.callId, from: 1, limit: 200 });
    const evidence = Object.values(call.findings).flatMap((list) => list.flatMap((finding) => finding.evidence));
    expect(evidence.length).toBeGreaterThan(3);
    for (const { line, quote } of evidence) expect(items[line - 1]!.text).toContain(quote.replace(/…$/, ''));
  });

  test('is found by the name of a speaker, ignoring accents, and by a competitor', async () => {
    const { callId } = await analyzed();
    const found = async (text: string) => (await listCalls(app, author, { text })).items.map((item) => item.callId);
    expect(await found('pena')).toEqual([callId]);
    expect(await found('winter hubspot')).toEqual([callId]);
    expect(await found('winter salesforce')).toEqual([]);
    expect(await found('%')).toEqual([]);
  });

  test('is visible only to its author', async () => {
    const { callId } = await analyzed();
    const admin = (await createAdmin(app)).viewer;
    await expect(getCall(app, admin, callId)).rejects.toThrow('Not found');
    await expect(listLines(app, admin, { callId, from: 1, limit: 1 })).rejects.toThrow('Not found');
    await expect(deleteCall(app, admin, callId)).rejects.toThrow('Not found');
    expect((await listCalls(app, admin, { text: '' })).total).toBe(0);
  });

  test('disappears when deleted, can be restored for ten minutes, and is then erased', async () => {
    const { callId } = await analyzed();
    await deleteCall(app, author, callId);
    await expect(getCall(app, author, callId)).rejects.toThrow('Not found');
    clock.addMinutes(9);
    await deleteOldCalls(app);
    await restoreCall(app, author, callId);
    expect((await getCall(app, author, callId)).callId).toBe(callId);
    await deleteCall(app, author, callId);
    clock.addMinutes(11);
    await deleteOldCalls(app);
    await expect(restoreCall(app, author, callId)).rejects.toThrow('Not found');
  });

  test('is erased with its transcript after a year', async () => {
    await analyzed();
    clock.addDays(364);
    await deleteOldCalls(app);
    expect((await listCalls(app, author, { text: '' })).total).toBe(1);
    clock.addDays(2);
    await deleteOldCalls(app);
    expect(await app.db.selectFrom('demo_call_feedback').select('id').execute()).toEqual([]);
  });
});

test('a call in an unsupported language is listed without a verdict, and left out of the counts', async () => {
  const counted = async () =>
    (await app.pool.query("SELECT name, amount FROM counted WHERE name LIKE 'calls.%' AND amount <> 0 ORDER BY name"))
      .rows;
  const before = await counted();
  const { callId, sentiment } = await analyzed('Lorem ipsum dolor sit amet '.repeat(50));
  expect(await counted()).toEqual(before);
  const { items } = await listCalls(app, author, { text: '' });
  expect([sentiment, items[0]]).toMatchObject([null, { callId, sentiment: null }]);
});

test('the texts are written and stored in the requested language', async () => {
  const { callId } = await analyzed(DEMO, author, 'es');
  expect((await getCall(app, author, callId)).summary).toMatch(/^Nora Winter habló con José Peña\./);
});

test('the history pages by cursor, newest first', async () => {
  const made: string[] = [];
  for (let index = 0; index < 3; index++) {
    clock.addMinutes(1);
    made.unshift((await analyzed()).callId);
  }
  const first = await listCalls(app, author, { text: '', limit: 2 });
  const second = await listCalls(app, author, { text: '', limit: 2, cursor: first.nextCursor! });
  expect([...first.items, ...second.items].map(({ callId }) => callId)).toEqual(made);
  expect([first.total, second.nextCursor]).toEqual([3, null]);
});

test('an account can store a limited number of calls', async () => {
  const { callId } = await analyzed();
  await app.db
    .updateTable('demo_call_feedback')
    .set({ transcript: sql`repeat('x', 100000000)` })
    .execute();
  const refused = await analyzeCall(app, author, { transcript: DEMO, callType: 'follow_up', callDate: '2026-11-16' });
  expect(refused).toMatchObject({ success: false, problem: 'storage_full', analysis: null });
  expect((await listCalls(app, author, { text: '' })).items.map((item) => item.callId)).toEqual([callId]);
});

test('the platform counts sentiments only from five calls up, without deleted ones', async () => {
  for (let index = 0; index < 4; index++) await analyzed();
  expect((await readPlatform(app)).calls).toBeNull();
  const { callId, sentiment } = await analyzed();
  expect((await readPlatform(app)).calls).toMatchObject({ analyzed: 5, sentiments: { [sentiment!]: 5 } });
  await deleteCall(app, author, callId);
  expect((await readPlatform(app)).calls).toBeNull();
});

describe('over HTTP', () => {
  const input = { transcript: DEMO, callType: 'product_demo', callDate: '2026-11-16' };
  let server: FastifyInstance;
  let call: ReturnType<typeof createCaller>;
  let cookie: string;
  beforeAll(async () => {
    server = await createTestServer(app);
    call = createCaller(server);
    cookie = await signInCookie(server, author.email);
  });

  test('an invalid transcript is rejected with the reason, and nothing is stored', async () => {
    const answer = async (transcript: string) =>
      (await call('POST', '/calls/analyses', { ...input, transcript }, { cookie })).json() as CallAnswer;
    expect(await answer('  \n ')).toMatchObject({ success: false, error: 'Please enter a call transcript' });
    expect(await answer('12 34 --- 56')).toMatchObject({ success: false, problem: 'no_words' });
    expect(await app.db.selectFrom('demo_call_feedback').select('id').execute()).toEqual([]);
  });

  test('progress comes as events that end with the answer', async () => {
    const response = await call('POST', '/calls/analyses/followed', input, { cookie });
    expect(response.headers['content-type']).toContain('text/event-stream');
    const events = [...response.body.matchAll(/^data: (\{.+)$/gm)].map(([, data]) => JSON.parse(data!) as object);
    expect(events.at(-1)).toMatchObject({ answer: { success: true, analysis: { callType: 'product_demo' } } });
  });

  test('closing the connection cancels: nothing is stored, and the next analysis is served', async () => {
    const origin = await server.listen({ port: 0, host: '127.0.0.1' });
    const controller = new AbortController();
    const long = Array.from({ length: 60_000 }, (_, index) => `Ana: I love it and I will send offer ${index}.`).join(
      '\n',
    );
    const headers = { cookie, 'content-type': 'application/json' };
    const body = JSON.stringify({ ...input, transcript: long });
    const sent = fetch(`${origin}/api/calls/analyses/followed`, {
      method: 'POST',
      headers,
      body,
      signal: controller.signal,
    });
    await (await sent).body!.getReader().read();
    controller.abort();
    const next = await fetch(`${origin}/api/calls/analyses`, { method: 'POST', headers, body: JSON.stringify(input) });
    expect(((await next.json()) as CallAnswer).success).toBe(true);
    expect((await listCalls(app, author, { text: '' })).total).toBe(1);
  });

  test('a large body is read for signed-in accounts only, up to its limit', async () => {
    const send = async (bytes: number, headers: Record<string, string>) =>
      (
        await server.inject({
          method: 'POST',
          url: '/api/calls/analyses',
          headers: { 'content-type': 'application/json', ...headers },
          payload: JSON.stringify({ ...input, transcript: ' '.repeat(bytes) }),
        })
      ).statusCode;
    expect(await send(2_000_000, {})).toBe(401);
    expect(await send(2_000_000, { cookie })).toBe(200);
    expect(await send(TRANSCRIPT_BYTES, { cookie })).toBe(413);
  });

  test('a correction reruns the analysis and survives the next one', async () => {
    const { callId } = await analyzed();
    const correct = async (speaker: string, side: string) =>
      (
        await call('PUT', `/calls/analyses/${callId}/sides`, { sides: [{ speaker, side }] }, { cookie })
      ).json() as CallReport;
    await correct('Nora Winter', 'buyer');
    const { speakers } = await correct('José Peña', 'seller');
    expect(Object.fromEntries(speakers.map(({ name, side, reason }) => [name, `${side}, ${reason}`]))).toEqual({
      'Nora Winter': 'buyer, corrected',
      'José Peña': 'seller, corrected',
    });
  });

  test('dated action items become a calendar file', async () => {
    const { callId, findings } = await analyzed();
    const number = findings.actionItems.findIndex(({ due }) => due === '2026-11-20') + 1;
    expect(number).toBeGreaterThan(0);
    const file = await call('GET', `/calls/analyses/${callId}/calendar?item=${number}`, undefined, { cookie });
    expect(file.headers['content-disposition']).toContain('product-demo-2026-11-16.ics');
    const text = file.body.replace(/\r\n /g, '');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toContain('DTSTART;VALUE=DATE:20261120');
    expect(text).toMatch(/SUMMARY:Nora Winter: .*offer/);
    expect((await call('GET', `/calls/analyses/${callId}/calendar?item=99`, undefined, { cookie })).statusCode).toBe(
      404,
    );
  });
});
