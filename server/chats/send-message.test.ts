import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { MESSAGE_MAX } from '#contract/values/limits.ts';
import { createTestContext } from '#test/fixtures/app.ts';
import { createCompany, createFoundTalent } from '#test/fixtures/factories.ts';
import type { Context } from '../platform/context.ts';
import { unlockTalent } from '../unlocks/unlock-talent.ts';
import { answerConversation } from './answer-conversation.ts';
import { sendMessage } from './send-message.ts';

let app: Context;
let company: Awaited<ReturnType<typeof createCompany>>;
let talent: Awaited<ReturnType<typeof createFoundTalent>>;
let conversationId: string;
beforeAll(async () => {
  app = await createTestContext();
});

async function meet() {
  company = await createCompany(app);
  talent = await createFoundTalent(app);
  ({ conversationId } = await unlockTalent(app, company.viewer, talent.positionId));
}
const message = (content: string, clientId: string = randomUUID()) => ({ conversationId, clientId, content });

describe('a message', () => {
  beforeAll(meet);

  test('is numbered without gaps, also when many are sent at once', async () => {
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sendMessage(app, index % 2 ? company.viewer : talent.viewer, message(`number ${index}`)),
      ),
    );
    expect(sent.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 2));
  });
  test('sent again with the same client id is the same message', async () => {
    const clientId = randomUUID();
    const [first, second] = await Promise.all([
      sendMessage(app, company.viewer, message('once', clientId)),
      sendMessage(app, company.viewer, message('once', clientId)),
    ]);
    expect(second).toEqual(first);
    await expect(sendMessage(app, talent.viewer, message('mine', clientId))).rejects.toMatchObject({
      code: 'conflict',
    });
  });
  test('is trimmed, and neither blank nor too long', async () => {
    expect(await sendMessage(app, company.viewer, message('  hello  '))).toMatchObject({ content: 'hello' });
    for (const content of [' \n ', 'x'.repeat(MESSAGE_MAX + 1)])
      await expect(sendMessage(app, company.viewer, message(content))).rejects.toMatchObject({ code: 'invalid_input' });
  });
  test('can be sent by the two parties only', async () => {
    const stranger = await createCompany(app);
    await expect(sendMessage(app, stranger.viewer, message('hi'))).rejects.toMatchObject({ code: 'not_found' });
  });
  test('needs a confirmed email from a company', () =>
    expect(sendMessage(app, { ...company.viewer, emailVerified: false }, message('hi'))).rejects.toMatchObject({
      code: 'email_not_confirmed',
    }));
});

describe('a conversation', () => {
  beforeAll(meet);

  test('waits until the talent writes or decides', async () => {
    const state = async () =>
      (
        await app.db
          .selectFrom('conversations')
          .select('state')
          .where('id', '=', conversationId)
          .executeTakeFirstOrThrow()
      ).state;
    await sendMessage(app, company.viewer, message('hello'));
    expect(await state()).toBe('waiting');
    await sendMessage(app, talent.viewer, message('hello'));
    expect(await state()).toBe('accepted');
    await answerConversation(app, talent.viewer, conversationId, 'declined');
    await expect(sendMessage(app, company.viewer, message('but'))).rejects.toMatchObject({
      code: 'conversation_closed',
    });
  });
  test('can’t be accepted by the company', () =>
    expect(answerConversation(app, company.viewer, conversationId, 'accepted')).rejects.toMatchObject({
      code: 'not_found',
    }));
});
