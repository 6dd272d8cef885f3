import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { MINUTE_MS } from '#contract/values/durations.ts';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { createCaller } from '#test/http/caller.ts';
import { createCompany, createFoundTalent } from '#test/fixtures/factories.ts';
import type { Context } from '../platform/context.ts';
import { getPreferences, savePreferences } from '../notifications/preferences.ts';
import { unlockTalent } from '../unlocks/unlock-talent.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { answerConversation } from './answer-conversation.ts';
import { mailUnread } from './mail-unread.ts';
import { markRead } from './read-messages.ts';
import { sendMessage } from './send-message.ts';

let app: Context;
let now = new Date('2026-03-02T09:00:00Z');
let talent: Viewer;
beforeAll(async () => {
  app = await createTestContext({}, () => now);
});

/** A company unlocks the talent and sends a message. */
async function hearFrom(name: string, positionId: string) {
  const { viewer } = await createCompany(app, name);
  const { conversationId } = await unlockTalent(app, viewer, positionId);
  const write = (content: string) => sendMessage(app, viewer, { conversationId, clientId: randomUUID(), content });
  return { viewer, conversationId, write };
}

/** Advances the clock by this many minutes and returns the mails that the job posts. */
async function mailsAfter(minutes: number) {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
  await app.db.deleteFrom('mails').execute();
  await mailUnread(app);
  return app.db.selectFrom('mails').selectAll().orderBy('recipient').execute();
}

test('messages left unread for ten minutes are mailed once, and not again until they were read', async () => {
  const { viewer, positionId } = await createFoundTalent(app);
  talent = viewer;
  const [first, second] = [await hearFrom('Northwind', positionId), await hearFrom('Contoso', positionId)];
  await first.write('Hello from Northwind');
  await first.write('Shall we talk on <Thursday>?');
  expect(await mailsAfter(9)).toEqual([]);
  await second.write('Hello from Contoso');
  const [mail, ...more] = await mailsAfter(1);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    recipient: talent.email,
    subject: expect.stringMatching(/^3 messages from .*Northwind/),
  });
  for (const line of [
    'Northwind unlocked your contact details.\n\nNorthwind: Hello from Northwind\n\nNorthwind: Shall we talk on <Thursday>?',
    'Contoso unlocked your contact details.\n\nContoso: Hello from Contoso',
  ])
    expect(mail!.text).toContain(line);
  expect(mail!.html).not.toContain('<Thursday>');
  await first.write('Are you there?');
  expect(await mailsAfter(600)).toEqual([]);

  await markRead(app, talent, { conversationId: first.conversationId, seq: 4 });
  await markRead(app, talent, { conversationId: second.conversationId, seq: 2 });
  await first.write('One more thing');
  const [again] = await mailsAfter(10);
  expect(again!.text).toContain('You have an unread message on');
  expect(again!.text).toContain('One more thing');
  expect(await mailsAfter(600)).toEqual([]);
});

test('a decision without a message is mailed as news, not as a message to answer', async () => {
  const { viewer, positionId } = await createFoundTalent(app);
  const { viewer: company, conversationId } = await hearFrom('Fabrikam', positionId);
  await mailsAfter(600);
  await answerConversation(app, viewer, conversationId, 'declined');
  const mail = (await mailsAfter(10)).find(({ recipient }) => recipient === company.email);
  expect(mail!.subject).toMatch(/^News from /);
  expect(mail!.text).toContain('declined the conversation.');
  expect(mail!.text).not.toContain('Read and reply');
});

test('accounts that have read everything, opted out or have no confirmed email get no mail', async () => {
  for (const prevent of [
    (viewer: Viewer, conversationId: string) => markRead(app, viewer, { conversationId, seq: 2 }),
    (viewer: Viewer) => savePreferences(app, viewer.userId, { emails: { message: false } }),
    (viewer: Viewer) =>
      app.db.updateTable('users').set({ email_verified: false }).where('id', '=', viewer.userId).execute(),
  ]) {
    const { viewer, positionId } = await createFoundTalent(app);
    const { conversationId, write } = await hearFrom('Northwind', positionId);
    await write('Hello');
    await prevent(viewer, conversationId);
    expect(await mailsAfter(11)).toEqual([]);
  }
});

test('one click in the mail unsubscribes without signing in; a forged token does nothing', async () => {
  const call = createCaller(await createTestServer(app));
  const { viewer, positionId } = await createFoundTalent(app);
  const { write } = await hearFrom('Northwind', positionId);
  await write('Hello');
  const [mail] = await mailsAfter(11);
  const token = mail!.unsubscribe_url!.split('/').at(-1)!;
  expect(mail!.text).toContain(`/unsubscribe/${token}`);
  const wants = async () => (await getPreferences(app, viewer)).emails.message;
  for (const forged of [
    token.replace('messages', 'daily_match'),
    `${token.slice(0, -1)}${token.endsWith('0') ? 1 : 0}`,
  ])
    expect((await call('POST', `/mails/unsubscribe/${forged}`)).json().code).toBe('invalid_link');
  expect(await wants()).toBe(true);
  // The request that a mail program sends.
  const answer = await call('POST', `/mails/unsubscribe/${token}`, undefined, {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect([answer.statusCode, answer.json()]).toEqual([200, { kind: 'messages', stopped: ['message'] }]);
  expect(await wants()).toBe(false);
});
