import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { SUPPORT_ID } from '#contract/chats/conversations.ts';
import { MINUTE_MS } from '#contract/values/durations.ts';
import { createTestContext } from '#test/fixtures/app.ts';
import { createAdmin, createCompany, createFoundTalent, subscribe } from '#test/fixtures/factories.ts';
import type { Context } from '../platform/context.ts';
import { answerTicket, closeTicket } from '../support/answer-ticket.ts';
import { storeTicket } from '../support/store-ticket.ts';
import { unlockTalent } from '../unlocks/unlock-talent.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { answerConversation } from './answer-conversation.ts';
import { getConversation, listConversations } from './list-conversations.ts';
import { listMessages } from './list-messages.ts';
import { countUnread, markRead } from './read-messages.ts';
import { reportConversation } from './report-conversation.ts';
import { sendMessage } from './send-message.ts';

let app: Context;
let now = new Date('2026-03-02T09:00:00Z');
beforeAll(async () => {
  app = await createTestContext({ SUPPORT_EMAIL: 'operator@closeup.example' }, () => now);
});
const pass = (minutes: number) => (now = new Date(now.getTime() + minutes * MINUTE_MS));

async function meet() {
  const [company, talent] = [await createCompany(app), await createFoundTalent(app)];
  const { conversationId } = await unlockTalent(app, company.viewer, talent.positionId);
  const write = (viewer: Viewer, content: string) =>
    sendMessage(app, viewer, { conversationId, clientId: randomUUID(), content });
  return { company: company.viewer, talent: talent.viewer, conversationId, write };
}
const list = async (viewer: Viewer) => (await listConversations(app, viewer, {})).items;

describe('unread', () => {
  test('counts messages of others that the account has not read, alike in the list and the badge', async () => {
    const { company, talent, conversationId, write } = await meet();
    expect([await countUnread(app, company), await countUnread(app, talent)]).toEqual([0, 1]);
    await write(company, 'one');
    await write(company, 'two');
    expect([await countUnread(app, company), await countUnread(app, talent)]).toEqual([0, 3]);
    expect((await list(talent))[0]).toMatchObject({ unread: 3, readSeq: 0, lastSeq: 3 });
    await markRead(app, talent, { conversationId, seq: 2 });
    expect([await countUnread(app, talent), (await list(talent))[0]!.unread]).toEqual([1, 1]);
  });

  test('ends when it is read, which the other side sees, and the read mark never moves back or ahead', async () => {
    const { company, talent, conversationId, write } = await meet();
    await write(company, 'hello');
    pass(3);
    await markRead(app, talent, { conversationId, seq: 99 });
    await markRead(app, talent, { conversationId, seq: 1 });
    expect(await getConversation(app, company, conversationId)).toMatchObject({
      otherReadSeq: 2,
      otherReadAt: now.toISOString(),
    });
    expect(await countUnread(app, talent)).toBe(0);
  });

  test('sending a message marks the earlier ones as read', async () => {
    const { company, talent, write } = await meet();
    await write(company, 'hello');
    await write(talent, 'hi');
    expect([await countUnread(app, company), await countUnread(app, talent)]).toEqual([1, 0]);
  });

  test('can’t be marked as read by anyone else', async () => {
    const { conversationId } = await meet();
    const stranger = (await createCompany(app)).viewer;
    for (const attempt of [
      () => markRead(app, stranger, { conversationId, seq: 1 }),
      () => getConversation(app, stranger, conversationId),
      () => listMessages(app, stranger, { conversationId }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the list', () => {
  test('shows the other side: a company with its verified badge, or the talent with the unlocked position', async () => {
    const { company, talent, write } = await meet();
    await app.db
      .updateTable('company_profiles')
      .set({ is_verified: true })
      .where('user_id', '=', company.userId)
      .execute();
    await write(talent, 'x'.repeat(200));
    expect((await list(talent))[0]).toMatchObject({
      other: { kind: 'company', name: 'Northwind', isVerified: true, posterUrl: null },
      contactId: null,
      state: 'accepted',
    });
    expect((await list(company))[0]).toMatchObject({
      other: { kind: 'talent', name: 'Marta Ribeiro Canary', positionTitle: 'Sales Closer' },
      contactId: expect.any(String),
      last: { senderId: talent.userId, preview: 'x'.repeat(160) },
    });
  });

  test('is sorted by the newest message, and pages contain each conversation once', async () => {
    const { viewer } = await createCompany(app);
    await subscribe(app, viewer.userId);
    const unlocked: string[] = [];
    for (let index = 0; index < 5; index++) {
      pass(1);
      unlocked.unshift((await unlockTalent(app, viewer, (await createFoundTalent(app)).positionId)).conversationId);
    }
    const found: string[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await listConversations(app, viewer, { cursor, limit: 2 });
      found.push(...page.items.map(({ id }) => id));
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    expect(found).toEqual(unlocked);
  });
});

describe('messages', () => {
  test('are listed backwards from the newest, or forwards after a number, without gaps', async () => {
    const { company, conversationId, write } = await meet();
    for (let index = 2; index <= 8; index++) await write(company, `number ${index}`);
    const seqs = async (range: object) => {
      const { items, hasMore } = await listMessages(app, company, { conversationId, limit: 3, ...range });
      return [items.map(({ seq }) => seq), hasMore];
    };
    expect(await seqs({})).toEqual([[6, 7, 8], true]);
    expect(await seqs({ before: 6 })).toEqual([[3, 4, 5], true]);
    expect(await seqs({ before: 3 })).toEqual([[1, 2], false]);
    expect(await seqs({ after: 4 })).toEqual([[5, 6, 7], true]);
    expect(await seqs({ after: 7 })).toEqual([[8], false]);
  });

  test('the answer of the talent is a message in the conversation, once', async () => {
    const { talent, company, conversationId, write } = await meet();
    await answerConversation(app, talent, conversationId, 'accepted');
    await answerConversation(app, talent, conversationId, 'accepted');
    await answerConversation(app, talent, conversationId, 'blocked');
    const { items } = await listMessages(app, company, { conversationId });
    expect(items.map(({ systemKind }) => systemKind)).toEqual(['unlocked', 'accepted', 'blocked']);
    for (const viewer of [company, talent])
      await expect(write(viewer, 'but')).rejects.toMatchObject({ code: 'conversation_closed' });
    expect(await countUnread(app, company)).toBe(2);
  });
});

describe('support', () => {
  const ticketOf = (viewer: Viewer) =>
    app.db
      .selectFrom('support_tickets')
      .selectAll()
      .where('user_id', '=', viewer.userId)
      .orderBy('created_at')
      .execute();

  test('answers an account in its messages, and a further question is a new ticket', async () => {
    const admin = await createAdmin(app);
    for (const { viewer } of [await createCompany(app), await createFoundTalent(app)]) {
      await storeTicket(app, viewer, {
        name: 'A',
        email: viewer.email,
        subject: 'Captions',
        message: 'They are late.',
      });
      const [ticket] = await ticketOf(viewer);
      pass(1);
      await answerTicket(app, admin.viewer, { ticketId: ticket!.id, text: 'Fixed today.' });
      const [conversation] = await list(viewer);
      expect(conversation).toMatchObject({
        other: { kind: 'support', userId: SUPPORT_ID, name: 'Closeup Support' },
        state: 'accepted',
        unread: 1,
        last: { senderId: SUPPORT_ID, preview: 'Fixed today.' },
      });
      const conversationId = conversation!.id;
      pass(1);
      const write = (content: string) => sendMessage(app, viewer, { conversationId, clientId: randomUUID(), content });
      await write('Thank you!');
      await write('One more thing.');
      const { items } = await listMessages(app, viewer, { conversationId });
      expect(items.map(({ content }) => content)).toEqual([
        'Captions\n\nThey are late.',
        'Fixed today.',
        'Thank you!',
        'One more thing.',
      ]);
      expect((await ticketOf(viewer)).map(({ message }) => message)).toEqual([
        'They are late.',
        'Thank you!\n\nOne more thing.',
      ]);
      await expect(answerConversation(app, viewer, conversationId, 'blocked')).rejects.toMatchObject({
        code: 'not_found',
      });
    }
  });

  test('receives a report with the newest messages, which the other side never sees', async () => {
    const { company, talent, conversationId, write } = await meet();
    await write(company, 'Something rude');
    pass(1);
    await reportConversation(app, talent, { conversationId, reason: 'This is rude' });
    const [ticket] = await ticketOf(talent);
    expect(ticket).toMatchObject({ subject: 'Report about Northwind' });
    expect(ticket!.message).toMatch(/^\[\d{4}-\d\d-\d\d \d\d:\d\d UTC\] Northwind: Something rude$/m);
    expect(await list(company)).toHaveLength(1);
    const [support, reported] = await list(talent);
    expect([support!.other.kind, reported!.other.kind]).toEqual(['support', 'company']);
  });

  test('reads a report in Spanish that was made in Spanish; the operator reads its subject in English', async () => {
    const { talent, conversationId } = await meet();
    await app.db.updateTable('users').set({ language: 'es' }).where('id', '=', talent.userId).execute();
    pass(1);
    await reportConversation(app, talent, { conversationId, reason: 'Piden dinero' });
    const [support] = await list(talent);
    expect(support!.last.preview).toBe('Denuncia sobre Northwind\n\nPiden dinero');
    const [ticket] = await ticketOf(talent);
    expect(ticket).toMatchObject({ subject: 'Report about Northwind' });
    await closeTicket(app, (await createAdmin(app)).viewer, ticket!.id);
    const [closed] = await list(talent);
    expect(closed!.last.preview).toBe(
      'Hemos cerrado «Denuncia sobre Northwind». Si todavía necesitas ayuda, escríbenos aquí.',
    );
  });
});
