import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEvent } from '#contract/audit.ts';
import { MINUTE_MS } from '#contract/values/durations.ts';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { createCaller } from '#test/http/caller.ts';
import { createAdmin, createPublishedVideo, createTalent, signInCookie } from '#test/fixtures/factories.ts';
import type { Context } from '../platform/context.ts';
import { deleteOldEvents, logAuditEvents, recordEvent } from './record-event.ts';
import { createRefusals } from './refusals.ts';

describe('the audit trail', () => {
  let app: Context;
  let server: FastifyInstance;
  let call: ReturnType<typeof createCaller>;
  let admin: Awaited<ReturnType<typeof createAdmin>>;
  let cookie: string;
  const stops: (() => unknown)[] = [];
  afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

  beforeAll(async () => {
    app = await createTestContext();
    server = await createTestServer(app);
    call = createCaller(server);
    admin = await createAdmin(app);
    cookie = await signInCookie(server, admin.email);
  });

  const list = async (query = '') =>
    (await call('GET', `/admin/audit${query}`, undefined, { cookie })).json() as {
      items: AuditEvent[];
      nextCursor: string | null;
    };

  test('an event can be neither changed nor deleted, not even by SQL, until its retention ends', async () => {
    const actorId = randomUUID();
    await recordEvent(app.db, { kind: 'signed_in', actorId });
    await expect(sql`UPDATE audit_events SET kind = 'x'`.execute(app.db)).rejects.toThrow('never changed');
    await expect(sql`DELETE FROM audit_events`.execute(app.db)).rejects.toThrow('never changed');
    await expect(sql`TRUNCATE audit_events`.execute(app.db)).rejects.toThrow('never changed');
    await sql`INSERT INTO audit_events(kind, actor_id, at) VALUES ('signed_in', ${actorId}, now() - interval '402 days')`.execute(
      app.db,
    );
    await deleteOldEvents(app);
    expect((await list(`?who=${actorId}`)).items).toHaveLength(1);
  });

  test('an admin finds events by group, account, address and day, newest first', async () => {
    const talent = await createTalent(app);
    const { userId } = talent.viewer;
    await recordEvent(app.db, { kind: 'signed_in', actorId: userId, address: '203.0.113.7' });
    await recordEvent(app.db, { kind: 'account_exported', actorId: userId, address: '203.0.113.7' });
    await recordEvent(app.db, { kind: 'badge_set', actorId: admin.viewer.userId, subjectId: userId });
    const kinds = async (query: string) => (await list(query)).items.map(({ kind }) => kind);
    expect(await kinds(`?who=${talent.email}`)).toEqual(['badge_set', 'account_exported', 'signed_in']);
    expect(await kinds(`?who=${userId}&group=exports`)).toEqual(['account_exported']);
    expect(await kinds('?who=203.0.113.')).toEqual(['account_exported', 'signed_in']);
    const today = new Date().toISOString().slice(0, 10);
    expect(await kinds(`?who=${userId}&from=${today}&to=${today}`)).toHaveLength(3);
    expect(await kinds(`?who=${userId}&to=2020-01-01`)).toEqual([]);
    expect((await list(`?who=${userId}&group=admin`)).items[0]).toMatchObject({
      actor: { id: admin.viewer.userId, email: admin.email },
      subject: { id: userId, email: talent.email },
    });
  });

  test('pages follow each other without a gap', async () => {
    const actorId = randomUUID();
    for (let index = 0; index < 51; index++)
      await recordEvent(app.db, { kind: 'signed_in', actorId, details: { index } });
    const first = await list(`?who=${actorId}`);
    const second = await list(`?who=${actorId}&cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items].map(({ details }) => details.index)).toEqual(
      Array.from({ length: 51 }, (_, index) => 50 - index),
    );
    expect(second.nextCursor).toBeNull();
    expect((await call('GET', '/admin/audit?cursor=x', undefined, { cookie })).statusCode).toBe(400);
  });

  test('the CSV file holds the same events, contains no formula for a spreadsheet to run, and is itself audited', async () => {
    const actorId = randomUUID();
    await recordEvent(app.db, { kind: 'signed_in', actorId, address: '=cmd()' });
    const file = await call('GET', `/admin/audit.csv?who=${actorId}`, undefined, { cookie });
    expect(file.headers['content-disposition']).toMatch(/^attachment/);
    const [head, line] = file.body.replace('\uFEFF', '').split('\r\n');
    expect(head).toContain('"When (UTC)","Event"');
    expect(line).toContain(`"signed_in",,"${actorId}"`);
    expect(line).toContain(`"'=cmd()"`);
    expect((await list('?group=exports')).items[0]).toMatchObject({ kind: 'audit_exported', details: { count: 1 } });
  });

  test('the file has its headings in the admin’s language', async () => {
    await app.db.updateTable('users').set({ language: 'es' }).where('id', '=', admin.viewer.userId).execute();
    const file = await call('GET', `/admin/audit.csv?who=${randomUUID()}`, undefined, { cookie });
    await app.db.updateTable('users').set({ language: 'en' }).where('id', '=', admin.viewer.userId).execute();
    expect(file.body).toContain('"Cuándo (UTC)","Evento"');
  });

  test('the file requires recent authentication', async () => {
    const old = await createAdmin(app);
    const stale = await signInCookie(server, old.email);
    const earlier = new Date(Date.now() - 11 * MINUTE_MS);
    await app.db
      .updateTable('sessions')
      .set({ created_at: earlier })
      .where('user_id', '=', old.viewer.userId)
      .execute();
    const answer = await call('GET', '/admin/audit.csv', undefined, { cookie: stale });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'password_needed']);
  });

  test('refusals are recorded, and a flood of refusals becomes one event with its count', async () => {
    const talent = await createTalent(app);
    const own = { cookie: await signInCookie(server, talent.email) };
    await call('GET', '/contacts', undefined, own);
    await call('GET', '/admin/audit', undefined, own);
    await expect
      .poll(async () => (await list(`?who=${talent.email}&group=refusals`)).items.map(({ details }) => details.route))
      .toEqual(['audit.listEvents', 'unlocks.listContacts']);

    const refusals = createRefusals(app);
    const actorId = randomUUID();
    for (let index = 0; index < 500; index++)
      refusals.note('access_refused', { actorId, address: '198.51.100.1', route: 'a.b' });
    await refusals.close();
    expect((await list(`?who=${actorId}`)).items.map(({ details }) => details.count)).toEqual([499, 1]);
  });

  test('ten thousand addresses at once leave about a thousand events', async () => {
    const refusals = createRefusals(app);
    const before = (await app.db.selectFrom('audit_events').select('id').execute()).length;
    for (let index = 0; index < 10_000; index++)
      refusals.note('access_refused', { actorId: null, address: `2001:db8:${index.toString(16)}::/64`, route: 'a.b' });
    await refusals.close();
    expect((await app.db.selectFrom('audit_events').select('id').execute()).length - before).toBe(1001);
  });

  test("an admin's decisions are recorded with the admin and the account concerned", async () => {
    const talent = await createTalent(app);
    const video = await createPublishedVideo(app, talent);
    await call('POST', `/admin/videos/${video.id}/reject`, { notes: 'Too dark' }, { cookie });
    expect((await list(`?who=${talent.email}`)).items[0]).toMatchObject({
      kind: 'video_rejected',
      actor: { id: admin.viewer.userId },
      address: expect.stringMatching(/^10[.]/),
      subject: { id: talent.viewer.userId },
      details: { videoId: video.id },
    });
  });

  test('a log line contains ids and codes, and no address', async () => {
    const lines: unknown[] = [];
    stops.push(logAuditEvents({ info: (line: unknown) => lines.push(line) } as never));
    const actorId = randomUUID();
    await recordEvent(app.db, {
      kind: 'sign_in_failed',
      actorId,
      address: '203.0.113.9',
      details: { reason: 'password' },
    });
    expect(lines).toEqual([{ audit: 'sign_in_failed', actorId, subjectId: null, reason: 'password' }]);
  });
});
