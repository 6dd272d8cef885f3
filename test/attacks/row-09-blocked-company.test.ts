import { beforeAll, describe, expect, test } from 'vitest';
import { answerConversation } from '#server/chats/answer-conversation.ts';
import { getConversation } from '#server/chats/list-conversations.ts';
import { markRead } from '#server/chats/read-messages.ts';
import { sendMessage, tellTyping } from '#server/chats/send-message.ts';
import { saveCompanyProfile } from '#server/companies/profile.ts';
import type { Context } from '#server/platform/context.ts';
import { blockDomain, unblockDomain } from '#server/insights/visibility.ts';
import { findTalents } from '#server/search/find-talents.ts';
import { addPosition } from '#server/talents/positions.ts';
import { getContact } from '#server/unlocks/contacts.ts';
import { exportContacts } from '#server/unlocks/export-contacts.ts';
import { findUnlocked, listUnlockedPositions } from '#server/visibility/accessible.ts';
import { unlockTalent } from '#server/unlocks/unlock-talent.ts';
import { toVcard } from '#server/unlocks/vcard.ts';
import { createTestContext } from '../fixtures/app.ts';
import { createCompany, createFoundTalent, createPublishedVideo } from '../fixtures/factories.ts';

const COMPANY = {
  companyName: 'Northwind',
  firstName: 'Nora',
  lastName: 'Winter',
  description: null,
  phone: null,
  address: 'Fjord 1',
  city: 'Oslo',
  country: 'Norway',
  industry: null,
};
const NEW = /\+34 999|in\/newer|Newname|newer@|Newtown|New Title/;

describe('row 9: a company that a talent has blocked', () => {
  let app: Context;
  beforeAll(async () => {
    app = await createTestContext();
  });

  async function unlocked() {
    const talent = await createFoundTalent(app, 'Marta Oldname');
    const company = await createCompany(app);
    await change(talent.viewer.userId, {
      phone: '+34 111',
      linkedin_url: 'https://linkedin.com/in/older',
      city: 'Oldtown',
    });
    const contact = await unlockTalent(app, company.viewer, talent.positionId);
    return { talent, company, contact, companyId: company.viewer.userId };
  }
  const change = (userId: string, values: object) =>
    app.db.updateTable('talent_profiles').set(values).where('user_id', '=', userId).execute();

  /** Changes everything about a talent. */
  async function renew({ viewer, positionId }: Awaited<ReturnType<typeof createFoundTalent>>) {
    await change(viewer.userId, {
      full_name: 'Marta Newname',
      phone: '+34 999',
      linkedin_url: 'https://linkedin.com/in/newer',
      city: 'Newtown',
    });
    await app.db
      .updateTable('users')
      .set({ email: `newer@${viewer.userId}.example` })
      .where('id', '=', viewer.userId)
      .execute();
    await app.db
      .updateTable('talent_positions')
      .set({ position_title: 'New Title' })
      .where('id', '=', positionId)
      .execute();
    await createPublishedVideo(app, { viewer, positionId });
    const added = await addPosition(app, viewer, 'New Title');
    await createPublishedVideo(app, { viewer, positionId: added.id });
    return added.id;
  }

  /** Everything that a company can read about a talent. */
  async function everything(company: Awaited<ReturnType<typeof createCompany>>, contactId: string) {
    const contact = await getContact(app, company.viewer.userId, contactId);
    const { viewer } = company;
    const { block_keys } = await app.db
      .selectFrom('company_profiles')
      .select('block_keys')
      .where('user_id', '=', viewer.userId)
      .executeTakeFirstOrThrow();
    const texts = [
      contact,
      await getConversation(app, viewer, contact.conversationId),
      await (await exportContacts(app, viewer.userId)).text(),
      await toVcard(contact).text(),
    ];
    const { items } = await findTalents(app, { domains: block_keys, companyId: viewer.userId });
    const own = await app.db
      .selectFrom('talent_positions')
      .select('id')
      .where('talent_id', '=', contact.talentId)
      .execute();
    const found = items.filter(({ positionId }) => own.some(({ id }) => id === positionId));
    return { contact, text: JSON.stringify([texts, found]) };
  }

  test.each(['in the conversation', 'by the domain of its email', 'by the domain of its website'])(
    'keeps what it had %s, and gets nothing newer',
    async (how) => {
      const { talent, company, contact, companyId } = await unlocked();
      await saveCompanyProfile(app, company.viewer, { ...COMPANY, website: 'https://www.kestrel.example/jobs' });
      if (how === 'in the conversation')
        await answerConversation(app, talent.viewer, contact.conversationId, 'blocked');
      else
        await blockDomain(app, talent.viewer.userId, how.includes('email') ? 'northwind.example' : 'kestrel.example');
      const before = await everything(company, contact.id);
      const addedId = await renew(talent);
      const after = await everything(company, contact.id);
      expect(after.contact).toMatchObject({
        talentName: 'Marta Oldname',
        phone: '+34 111',
        linkedinUrl: 'https://linkedin.com/in/older',
        city: 'Oldtown',
        email: talent.email,
        positionTitle: 'Sales Closer',
      });
      expect(before.contact.video).not.toBeNull();
      expect(after.contact.video).toBeNull();
      expect(after.text).not.toMatch(NEW);
      expect((await listUnlockedPositions(app.db, companyId)).items).toEqual([talent.positionId]);
      expect(await findUnlocked(app.db, companyId, addedId)).toBeUndefined();
    },
  );

  test('does not learn when the talent reads or writes, and cannot write', async () => {
    const { talent, company, contact, companyId } = await unlocked();
    const { conversationId } = contact;
    await sendMessage(app, company.viewer, { conversationId, clientId: crypto.randomUUID(), content: 'Hello' });
    await blockDomain(app, talent.viewer.userId, 'northwind.example');
    const told: string[] = [];
    const watched = { ...app, publish: async (userId: string) => void told.push(userId) } as unknown as Context;
    await markRead(app, talent.viewer, { conversationId, seq: 2 });
    await tellTyping(watched, talent.viewer, conversationId);
    await tellTyping(watched, company.viewer, conversationId);
    expect(told).toEqual([]);
    const seen = await getConversation(app, company.viewer, conversationId);
    expect([seen.otherReadSeq, seen.otherReadAt, seen.state]).toEqual([0, null, 'blocked']);
    expect(companyId).toBe(company.viewer.userId);
    await expect(
      sendMessage(app, company.viewer, { conversationId, clientId: crypto.randomUUID(), content: 'Again' }),
    ).rejects.toMatchObject({ code: 'conversation_closed' });
  });

  test('does not escape the block with another website or email', async () => {
    const { talent, company, contact } = await unlocked();
    await saveCompanyProfile(app, company.viewer, { ...COMPANY, website: 'https://kestrel.example' });
    await blockDomain(app, talent.viewer.userId, 'kestrel.example');
    await saveCompanyProfile(app, company.viewer, { ...COMPANY, website: null });
    await app.db
      .updateTable('users')
      .set({ email: `hr@${crypto.randomUUID()}.example` })
      .where('id', '=', company.viewer.userId)
      .execute();
    await renew(talent);
    expect((await everything(company, contact.id)).text).not.toMatch(NEW);
  });

  test('becomes blocked through its new website, as of that moment', async () => {
    const { talent, company, contact } = await unlocked();
    await blockDomain(app, talent.viewer.userId, 'kestrel.example');
    await change(talent.viewer.userId, { phone: '+34 222' });
    expect((await getContact(app, company.viewer.userId, contact.id)).phone).toBe('+34 222');
    await saveCompanyProfile(app, company.viewer, { ...COMPANY, website: 'https://jobs.kestrel.example' });
    await renew(talent);
    const { contact: seen, text } = await everything(company, contact.id);
    expect(seen.phone).toBe('+34 222');
    expect(text).not.toMatch(NEW);
  });

  test('sees the current profile only once every block is removed', async () => {
    const { talent, company, contact } = await unlocked();
    const phone = async () => (await getContact(app, company.viewer.userId, contact.id)).phone;
    await answerConversation(app, talent.viewer, contact.conversationId, 'blocked');
    await blockDomain(app, talent.viewer.userId, 'northwind.example');
    await renew(talent);
    await unblockDomain(app, talent.viewer.userId, 'northwind.example');
    expect(await phone()).toBe('+34 111');
    await blockDomain(app, talent.viewer.userId, 'northwind.example');
    await answerConversation(app, { ...talent.viewer, name: 'Marta Newname' }, contact.conversationId, 'accepted');
    expect((await everything(company, contact.id)).text).not.toMatch(NEW);
    await unblockDomain(app, talent.viewer.userId, 'northwind.example');
    expect(await phone()).toBe('+34 999');
  });
});

describe('row 9: every rule treats the same host alike', () => {
  let app: Context;
  beforeAll(async () => {
    app = await createTestContext();
  });
  test.each([
    ['müller.example', 'https://www.xn--mller-kva.example'],
    ['https://jobs@kestrel.example/', 'https://kestrel.example'],
    ['kestrel.example.', 'https://careers.kestrel.example'],
    ['HR@KESTREL.example', 'https://Kestrel.Example./jobs'],
    ['kestrel.example', 'https://google.com@kestrel.example'],
    ['kestrel.example', 'http://kestrel.example:8443'],
  ])('a block on %s applies to %s in search and in contacts', async (blocked, website) => {
    const talent = await createFoundTalent(app);
    const company = await createCompany(app);
    const contact = await unlockTalent(app, company.viewer, talent.positionId);
    await blockDomain(app, talent.viewer.userId, blocked);
    const { block_keys } = await app.db
      .updateTable('company_profiles')
      .set({ website })
      .where('user_id', '=', company.viewer.userId)
      .returning('block_keys')
      .executeTakeFirstOrThrow();
    const found = await findTalents(app, { domains: block_keys, companyId: company.viewer.userId });
    expect(found.items.map(({ positionId }) => positionId)).not.toContain(talent.positionId);
    expect((await getConversation(app, company.viewer, contact.conversationId)).state).toBe('blocked');
  });
});
