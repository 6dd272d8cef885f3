import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestContext, createClock } from '#test/fixtures/app.ts';
import { createCompany, createCompanyWithoutFreeUnlock, createFoundTalent } from '#test/fixtures/factories.ts';
import { answerConversation } from '../chats/answer-conversation.ts';
import { sendMessage } from '../chats/send-message.ts';
import { jobs } from '../app/schedule.ts';
import { drainJobs } from '../platform/jobs/worker.ts';
import { listNotifications } from '../notifications/list-notifications.ts';
import { creditsOf } from '../billing/ledger.ts';
import type { Context } from '../platform/context.ts';
import { refreshTalentDocuments } from '../search/documents/search-document.ts';
import { getContact } from './contacts.ts';
import { listContacts } from './list-contacts.ts';
import { getQuote } from './quote.ts';
import { returnUnansweredUnlocks } from './reply-guarantee.ts';
import { unlockTalent } from './unlock-talent.ts';

const clock = createClock();
let app: Context;
beforeAll(async () => {
  app = await createTestContext({}, clock);
});

const messagesOf = (conversationId: string) =>
  app.db.selectFrom('messages').selectAll().where('conversation_id', '=', conversationId).orderBy('seq').execute();

async function pause(talentId: string) {
  await app.db.updateTable('talent_profiles').set({ paused_at: clock() }).where('user_id', '=', talentId).execute();
  await refreshTalentDocuments(app.db, talentId, { moderation: 'after' });
}

describe('an unlock', () => {
  test('creates the contact, the conversation with one message, and its events', async () => {
    const company = await createCompany(app);
    const talent = await createFoundTalent(app, 'Iris Kanarek');
    const contact = await unlockTalent(app, company.viewer, talent.positionId);
    expect(contact).toMatchObject({
      talentName: 'Iris Kanarek',
      email: talent.email,
      kind: 'free',
      paid: null,
      stage: 'new',
      guarantee: 'open',
      positionTitle: 'Sales Closer',
    });
    expect(contact.video?.url).toMatch(/^http/);
    const messages = await messagesOf(contact.conversationId);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ seq: 1, is_system: true, sender_id: null });
    const events = await app.db
      .selectFrom('conversion_events')
      .select('type')
      .where('company_id', '=', company.viewer.userId)
      .orderBy('id')
      .execute();
    expect(events).toEqual([{ type: 'view' }, { type: 'unlock' }]);
  });

  test('repeated changes nothing and charges nothing', async () => {
    const company = await createCompany(app);
    const talent = await createFoundTalent(app);
    const first = await unlockTalent(app, company.viewer, talent.positionId);
    expect(await unlockTalent(app, company.viewer, talent.positionId)).toEqual(first);
    expect(await messagesOf(first.conversationId)).toHaveLength(1);
  });

  test('whose conversation can’t be created fails and leaves nothing behind', async () => {
    const company = await createCompany(app);
    const talent = await createFoundTalent(app);
    const { userId } = company.viewer;
    await sql`CREATE FUNCTION refuse_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE 'no room'; END $$`.execute(app.db);
    await sql`CREATE TRIGGER refuse_conversation BEFORE INSERT ON conversations FOR EACH ROW
      WHEN (NEW.company_id = ${sql.lit(userId)}) EXECUTE FUNCTION refuse_conversation()`.execute(app.db);
    await expect(unlockTalent(app, company.viewer, talent.positionId)).rejects.toMatchObject({
      code: 'conversation_failed',
    });
    await sql`DROP FUNCTION refuse_conversation CASCADE`.execute(app.db);
    expect(await getQuote(app, company.viewer, talent.positionId)).toMatchObject({ outcome: 'free' });
    expect((await listContacts(app, company.viewer.userId, {})).items).toEqual([]);
  });

  test('without entitlement requires payment and states the price', async () => {
    const company = await createCompanyWithoutFreeUnlock(app);
    const talent = await createFoundTalent(app);
    expect(await getQuote(app, company.viewer, talent.positionId)).toMatchObject({
      outcome: 'payment',
      price: { amountMinor: 600, currency: 'EUR' },
      freeUnlocksLeftToday: 0,
    });
    await expect(unlockTalent(app, company.viewer, talent.positionId)).rejects.toMatchObject({
      code: 'payment_required',
      data: { price: { amountMinor: 600, currency: 'EUR' } },
    });
  });

  test('is free again on the next UTC day', async () => {
    clock.set('2031-03-11T23:59:59.999Z');
    const company = await createCompanyWithoutFreeUnlock(app);
    const talent = await createFoundTalent(app);
    await expect(unlockTalent(app, company.viewer, talent.positionId)).rejects.toMatchObject({
      code: 'payment_required',
    });
    clock.set('2031-03-12T00:00:00.000Z');
    expect(await unlockTalent(app, company.viewer, talent.positionId)).toMatchObject({ kind: 'free' });
  });

  test('needs a confirmed email', async () => {
    const company = await createCompany(app);
    const talent = await createFoundTalent(app);
    await expect(
      unlockTalent(app, { ...company.viewer, emailVerified: false }, talent.positionId),
    ).rejects.toMatchObject({ code: 'email_not_confirmed' });
  });

  test('of a paused or rejected talent is not found; what was unlocked before stays readable', async () => {
    const company = await createCompany(app);
    const [known, paused, rejected] = [
      await createFoundTalent(app),
      await createFoundTalent(app),
      await createFoundTalent(app),
    ];
    const contact = await unlockTalent(app, company.viewer, known.positionId);
    await pause(known.viewer.userId);
    await pause(paused.viewer.userId);
    await app.db
      .updateTable('videos')
      .set({ rejected_at: clock() })
      .where('talent_id', '=', rejected.viewer.userId)
      .execute();
    await refreshTalentDocuments(app.db, rejected.viewer.userId, { moderation: 'after' });
    for (const { positionId } of [paused, rejected])
      await expect(unlockTalent(app, company.viewer, positionId)).rejects.toMatchObject({ code: 'not_found' });
    expect(await getContact(app, company.viewer.userId, contact.id)).toMatchObject({ email: known.email });
    expect(await unlockTalent(app, company.viewer, known.positionId)).toMatchObject({ id: contact.id });
  });

  test.each([
    ['northwind.example', null],
    ['acme.example', 'https://jobs.acme.example/team'],
    ['acme.example', 'www.acme.example'],
  ])('of a talent who blocked %s is not found', async (domain, website) => {
    const company = await createCompany(app);
    const talent = await createFoundTalent(app);
    await app.db
      .updateTable('company_profiles')
      .set({ website })
      .where('user_id', '=', company.viewer.userId)
      .execute();
    await app.db
      .insertInto('talent_blocks')
      .values({ talent_id: talent.viewer.userId, domain: 'wind.example' })
      .execute();
    expect(await getQuote(app, company.viewer, talent.positionId)).toMatchObject({ outcome: 'free' });
    await app.db.insertInto('talent_blocks').values({ talent_id: talent.viewer.userId, domain }).execute();
    await expect(unlockTalent(app, company.viewer, talent.positionId)).rejects.toMatchObject({ code: 'not_found' });
  });

  test("is not another company's to read", async () => {
    const [company, other] = [await createCompany(app), await createCompany(app)];
    const talent = await createFoundTalent(app);
    const contact = await unlockTalent(app, company.viewer, talent.positionId);
    await expect(getContact(app, other.viewer.userId, contact.id)).rejects.toMatchObject({ code: 'not_found' });
    expect((await listContacts(app, other.viewer.userId, {})).items).toEqual([]);
  });

  test('lists page by page, newest first', async () => {
    const company = await createCompany(app);
    const ids: string[] = [];
    for (let day = 0; day < 3; day++) {
      ids.unshift((await unlockTalent(app, company.viewer, (await createFoundTalent(app)).positionId)).id);
      clock.addDays(1);
    }
    const first = await listContacts(app, company.viewer.userId, { limit: 2 });
    const second = await listContacts(app, company.viewer.userId, { limit: 2, cursor: first.nextCursor! });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.nextCursor).toBeNull();
  });
});

describe('the reply guarantee', () => {
  async function unlocked() {
    const company = await createCompany(app);
    const talent = await createFoundTalent(app);
    const contact = await unlockTalent(app, company.viewer, talent.positionId);
    const credits = () => creditsOf(app.db, company.viewer.userId);
    return { company, talent, contact, credits };
  }

  test('returns one unlock after seven days of silence, once', async () => {
    const { credits, company } = await unlocked();
    clock.addDays(6.9);
    await returnUnansweredUnlocks(app);
    expect(await credits()).toBe(0);
    clock.addDays(0.1);
    await returnUnansweredUnlocks(app);
    await returnUnansweredUnlocks(app);
    expect(await credits()).toBe(1);
    await unlockTalent(app, company.viewer, (await createFoundTalent(app)).positionId);
    const byCredit = await unlockTalent(app, company.viewer, (await createFoundTalent(app)).positionId);
    expect([byCredit.kind, await credits()]).toEqual(['credit', 0]);
  });

  test('returns it at once when the talent declines', async () => {
    const { credits, talent, contact, company } = await unlocked();
    await answerConversation(app, talent.viewer, contact.conversationId, 'declined');
    await drainJobs(app, jobs);
    expect(await credits()).toBe(1);
    const { items } = await listNotifications(app, company.viewer, {});
    expect(items.map(({ kind }) => kind).toSorted()).toEqual(['answer', 'refund']);
  });

  test('is not shown as answered when the talent accepts too late', async () => {
    const { talent, contact, company } = await unlocked();
    clock.addDays(7.1);
    await answerConversation(app, talent.viewer, contact.conversationId, 'accepted');
    expect(await getContact(app, company.viewer.userId, contact.id)).toMatchObject({ guarantee: 'open' });
  });

  test('returns nothing when the talent answered in time', async () => {
    const { credits, talent, contact, company } = await unlocked();
    await sendMessage(app, talent.viewer, {
      conversationId: contact.conversationId,
      clientId: randomUUID(),
      content: 'Hello',
    });
    const shown = async () => (await getContact(app, company.viewer.userId, contact.id)).guarantee;
    expect(await shown()).toBe('answered');
    clock.addDays(8);
    await returnUnansweredUnlocks(app);
    expect(await credits()).toBe(0);
    expect(await shown()).toBe('answered');
  });
});

describe('a ledger', () => {
  const entry = (amount: number, account: string) => ({
    transaction_key: `test:${randomUUID()}`,
    account,
    amount,
    currency: 'EUR',
    company_id: randomUUID(),
  });
  test('rejects unbalanced transactions and any change', async () => {
    await expect(app.db.insertInto('ledger_entries').values(entry(600, 'provider')).execute()).rejects.toThrow(
      'does not balance',
    );
    await expect(app.db.updateTable('ledger_entries').set({ amount: 1 }).execute()).rejects.toThrow('append-only');
    await expect(app.db.deleteFrom('ledger_entries').execute()).rejects.toThrow('append-only');
    await expect(app.pool.query('TRUNCATE ledger_entries')).rejects.toThrow('append-only');
  });
});
