import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { StoredTicket } from '#contract/support.ts';
import { HOUR_MS } from '#contract/values/durations.ts';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { createCaller } from '#test/http/caller.ts';
import { createAdmin, createCompany, createTalent, signInCookie } from '#test/fixtures/factories.ts';
import { mailUnread } from '../chats/mail-unread.ts';
import { markRead } from '../chats/read-messages.ts';
import type { Context } from '../platform/context.ts';
import { listTickets } from './list-tickets.ts';

describe('the support inbox', () => {
  let app: Context;
  let server: FastifyInstance;
  let call: ReturnType<typeof createCaller>;
  let admin: { cookie: string };

  beforeAll(async () => {
    app = await createTestContext({ SUPPORT_EMAIL: 'operator@closeup.example' });
    server = await createTestServer(app);
    call = createCaller(server);
    admin = { cookie: await signInCookie(server, (await createAdmin(app)).email) };
  });
  async function write(words: { subject?: string; message?: string } = {}) {
    const email = `${randomUUID()}@visitor.example`;
    const usual = { name: 'Vera Visitor', email, subject: 'Captions', message: 'They are late.\nBy a second.' };
    await call('POST', '/support/tickets', { ...usual, ...words });
    const { id } = await app.db
      .selectFrom('support_tickets')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return { email, id };
  }
  const list = async (query = '') =>
    (await call('GET', `/admin/tickets${query}`, undefined, admin)).json() as {
      items: StoredTicket[];
      counts: Record<string, number>;
    };
  const answer = (id: string, text: string, headers: Record<string, string> = admin) =>
    call('POST', `/admin/tickets/${id}/answers`, { text }, headers);
  const close = (id: string, headers: Record<string, string> = admin) =>
    call('POST', `/admin/tickets/${id}/close`, {}, headers);
  const reopen = (id: string, headers: Record<string, string> = admin) =>
    call('DELETE', `/admin/tickets/${id}/close`, undefined, headers);

  test('does not exist for anyone but admins', async () => {
    const { id } = await write();
    expect((await answer(id, 'Hello', {})).json().code).toBe('unauthenticated');
    for (const { email } of [await createCompany(app), await createTalent(app)]) {
      const cookie = await signInCookie(server, email);
      expect((await answer(id, 'Hello', { cookie })).statusCode).toBe(404);
      expect((await close(id, { cookie })).statusCode).toBe(404);
      expect((await reopen(id, { cookie })).statusCode).toBe(404);
      expect((await call('GET', '/admin/tickets', undefined, { cookie })).statusCode).toBe(404);
    }
  });

  test('an answer is mailed to the sender, stored with its author and time, and the ticket is answered', async () => {
    const { email, id } = await write();
    expect((await answer(id, '  ')).json().data.fields).toEqual({ text: 'required' });
    const answered = (await answer(id, 'Fixed <b>today</b>.')).json() as StoredTicket;
    expect(answered).toMatchObject({ state: 'answered', account: null });
    expect(answered.answers).toEqual([{ text: 'Fixed <b>today</b>.', by: 'Nora Winter', at: expect.any(String) }]);
    const mail = await app.db.selectFrom('mails').selectAll().where('recipient', '=', email).executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ subject: 'Re: Captions', reply_to: 'operator@closeup.example' });
    expect(mail.text).toContain('> They are late.\n> By a second.');
    expect(mail.html).not.toContain('<b>today');
    expect((await answer('00000000-0000-4000-8000-000000000000', 'Hello')).statusCode).toBe(404);
  });

  test('urgent tickets come first and are marked, then premium companies, then the oldest, across pages', async () => {
    await app.db.deleteFrom('support_tickets').execute();
    const written = [
      { subject: 'Captions' },
      { subject: 'Billing', message: 'Not urgent, but URGENTLY wished for' },
      { message: 'URGENT: nothing loads' },
      { subject: 'Login is down, urgent!' },
    ];
    const ids: string[] = [];
    for (const words of written) ids.push((await write(words)).id);
    const [usual, wished, message, subject] = ids as [string, string, string, string];
    const premium = [wished, subject];
    await app.db.updateTable('support_tickets').set({ has_priority: true }).where('id', 'in', premium).execute();
    const expected = [subject, message, wished, usual];
    const { items } = await list();
    expect(items.map(({ ticketId }) => ticketId)).toEqual(expected);
    expect(items.map(({ isUrgent }) => isUrgent)).toEqual([true, true, false, false]);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listTickets(app, { state: 'open', cursor, limit: 1 });
      paged.push(...page.items.map(({ ticketId }) => ticketId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(paged).toEqual(expected);
  });

  test('premium companies come first, then the oldest; answered and closed tickets leave the open list', async () => {
    await app.db.deleteFrom('support_tickets').execute();
    const [first, second, third] = [await write(), await write(), await write()];
    await app.db.updateTable('support_tickets').set({ has_priority: true }).where('id', '=', third.id).execute();
    const ids = async (query?: string) => (await list(query)).items.map(({ ticketId }) => ticketId);
    expect(await ids()).toEqual([third.id, first.id, second.id]);
    await answer(third.id, 'Done.');
    expect((await close(first.id)).json()).toMatchObject({ state: 'closed', closed: { by: 'Nora Winter' } });
    expect((await close(first.id)).statusCode).toBe(200);
    expect([await ids(), await ids('?state=answered'), await ids('?state=closed')]).toEqual([
      [second.id],
      [third.id],
      [first.id],
    ]);
    expect((await list()).counts).toEqual({ open: 1, answered: 1, closed: 1 });
  });

  test('answered and closed tickets list the latest first, urgent or not, across pages', async () => {
    await app.db.deleteFrom('support_tickets').execute();
    const ids: string[] = [];
    for (const message of ['URGENT: nothing loads', 'They are late.', 'Where are they?'])
      ids.push((await write({ message })).id);
    const [urgent, late, where] = ids as [string, string, string];
    const pages = async (state: 'answered' | 'closed') => {
      const first = await listTickets(app, { state, limit: 2 });
      const second = await listTickets(app, { state, limit: 2, cursor: first.nextCursor! });
      return [...first.items, ...second.items].map(({ ticketId }) => ticketId);
    };
    for (const id of [where, late, urgent, late]) await answer(id, 'Done.');
    expect(await pages('answered')).toEqual([late, urgent, where]);
    for (const id of [urgent, late, where]) await close(id);
    expect(await pages('closed')).toEqual([where, late, urgent]);
  });

  test('closing without an answer is noted in the conversation of the account, and mailed to no one', async () => {
    const talent = await createTalent(app);
    const cookie = await signInCookie(server, talent.email);
    const usual = { name: 'Vera', email: talent.email, message: 'They are late.' };
    for (const subject of ['Captions', 'Invoices'])
      await call('POST', '/support/tickets', { ...usual, subject }, { cookie });
    await app.db.updateTable('users').set({ language: 'es' }).where('id', '=', talent.viewer.userId).execute();
    const tickets = (await list()).items.filter(({ email }) => email === talent.email);
    const [captions, invoices] = tickets.map(({ ticketId }) => ticketId) as [string, string];
    await answer(invoices, 'Attached.');
    const conversation = await app.db
      .selectFrom('conversations')
      .select(['id', 'last_seq'])
      .where('talent_id', '=', talent.viewer.userId)
      .executeTakeFirstOrThrow();
    await markRead(app, talent.viewer, { conversationId: conversation.id, seq: conversation.last_seq });
    for (const id of [captions, captions, invoices, (await write()).id]) await close(id);
    await reopen(captions);
    await close(captions);
    const notices = await app.db
      .selectFrom('messages')
      .select(['content', 'sender_id', 'is_system'])
      .where('conversation_id', '=', conversation.id)
      .where('seq', '>', conversation.last_seq)
      .execute();
    expect(notices).toEqual([
      {
        content: 'Hemos cerrado «Captions». Si todavía necesitas ayuda, escríbenos aquí.',
        sender_id: null,
        is_system: true,
      },
    ]);
    const mailsAfterAnHour = async () => {
      await app.db.deleteFrom('mails').execute();
      await mailUnread({ ...app, clock: () => new Date(Date.now() + HOUR_MS) });
      return app.db.selectFrom('mails').select('text').where('recipient', '=', talent.email).execute();
    };
    expect(await mailsAfterAnHour()).toEqual([]);
    await answer(captions, 'Fixed.');
    const [mail] = await mailsAfterAnHour();
    expect(mail!.text).toMatch(/Hemos cerrado «Captions»[^]*Fixed\./);
  });

  test('a message of an account shows the one before it with its last answer, and never another account’s', async () => {
    const [talent, other] = [await createTalent(app), await createTalent(app)];
    const cookie = await signInCookie(server, talent.email);
    const usual = { name: 'Vera', subject: 'Captions', message: 'They are late.' };
    await call('POST', '/support/tickets', { ...usual, email: talent.email }, { cookie });
    const { items } = await list();
    const { ticketId } = items.find(({ email }) => email === talent.email)!;
    await answer(ticketId, 'Which video?');
    await answer(ticketId, 'Fixed today.');
    for (const { email, as } of [
      { email: talent.email, as: { cookie } },
      { email: other.email, as: { cookie: await signInCookie(server, other.email) } },
    ])
      await call('POST', '/support/messages', { name: 'Vera', email, message: 'Still late.' }, as);
    const again = (await list()).items;
    expect(again.find(({ email }) => email === other.email)!.earlier).toBeNull();
    expect(again.find(({ email }) => email === talent.email)).toMatchObject({
      message: 'Still late.',
      earlier: { subject: 'Captions', message: 'They are late.', answer: 'Fixed today.' },
    });
  });

  test('a ticket closed by mistake is reopened, and is answered again if it was', async () => {
    const [unanswered, answered] = [await write(), await write()];
    await answer(answered.id, 'Done.');
    for (const { id } of [unanswered, answered]) await close(id);
    expect((await reopen(unanswered.id)).json()).toMatchObject({ state: 'open', closed: null });
    expect((await reopen(answered.id)).json()).toMatchObject({ state: 'answered', closed: null });
    expect((await reopen(answered.id)).statusCode).toBe(200);
    const kinds = await app.db
      .selectFrom('audit_events')
      .select('kind')
      .where('details', '@>', JSON.stringify({ ticketId: answered.id }))
      .orderBy('id')
      .execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['ticket_answered', 'ticket_closed', 'ticket_reopened']);
  });
});
