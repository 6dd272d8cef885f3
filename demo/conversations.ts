import { createHash } from 'node:crypto';
import { recordView } from '#server/analytics/record-events.ts';
import { answerConversation } from '#server/chats/answer-conversation.ts';
import { markRead } from '#server/chats/read-messages.ts';
import { sendMessage } from '#server/chats/send-message.ts';
import type { Context } from '#server/platform/context.ts';
import { listContacts } from '#server/unlocks/list-contacts.ts';
import { findAccessible } from '#server/visibility/accessible.ts';
import { saveContact } from '#server/unlocks/save-contact.ts';
import { unlockTalent } from '#server/unlocks/unlock-talent.ts';
import type { Contact } from '#contract/unlocks/contacts.ts';
import { DAY_MS, MINUTE_MS } from '#contract/values/durations.ts';
import { findViewer } from './find-viewer.ts';

const COMPANY = 'company@northwind.example';

interface DemoConversation {
  talent: string;
  /** Each unlock is on a different day, since only one a day is free. */
  daysAgo: number;
  /** Minutes after the unlock; null if the talent has not answered. */
  acceptedAfter: number | null;
  stage: Contact['stage'];
  lines: [by: 'company' | 'talent', afterMinutes: number, content: string][];
  /** Whether the company has left the last message unread. */
  isUnread?: true;
}

const CONVERSATIONS: DemoConversation[] = [
  {
    talent: 'ingrid.solheim@talent.example',
    daysAgo: 6,
    acceptedAfter: 190,
    stage: 'offer',
    lines: [
      ['company', 12, 'Hello Ingrid. “I taught them to be ready” is the sentence our team needs. Shall we talk?'],
      ['talent', 190, 'With pleasure. Which market is it for, and how many people are there today?'],
      ['company', 244, 'Norway and Sweden, nine people, four of them new. The offer is in your mail.'],
    ],
  },
  {
    talent: 'harpreet.singh@talent.example',
    daysAgo: 4,
    acceptedAfter: null,
    stage: 'new',
    lines: [
      [
        'company',
        25,
        'Hi Harpreet! We are looking for somebody patient for long cycles. Would you have time next week?',
      ],
    ],
  },
  {
    talent: 'priya.nair@talent.example',
    daysAgo: 3,
    acceptedAfter: 55,
    stage: 'interview',
    lines: [
      [
        'company',
        9,
        'Hello Priya, ten customers who tell four hundred friends: that is the story we want to write here.',
      ],
      ['talent', 55, 'Ha, thank you! It began with one very patient dentist.'],
      ['company', 70, 'Even better. Would Wednesday at ten suit you?'],
      ['talent', 96, 'Wednesday at ten works. I will send two references before that.'],
    ],
    isUnread: true,
  },
  {
    talent: 'talent@closeup.example',
    daysAgo: 2,
    acceptedAfter: 3,
    stage: 'talking',
    lines: [
      [
        'company',
        4,
        'Hi! Your clip made the whole team smile. We sell route planning to retailers and are building a team for the south.',
      ],
      ['talent', 31, 'Thank you! Logistics is home for me. Who would I be talking to, and in which languages?'],
      [
        'company',
        38,
        'Operations leads, mostly, in Spanish and Portuguese. The first call is often on a loading dock.',
      ],
      ['talent', 52, 'Those are my favourite calls. I could talk on Thursday after four.'],
    ],
    isUnread: true,
  },
];

/** Lets the demo company view and unlock talent and exchange messages with them. Idempotent. */
export async function seedConversations(context: Context) {
  for (const conversation of CONVERSATIONS) await seedConversation(context, conversation);
}

async function seedConversation(context: Context, { talent: email, daysAgo, ...demo }: DemoConversation) {
  const [company, talent] = [await findViewer(context, COMPANY), await findViewer(context, email)];
  const position =
    talent &&
    (await context.db
      .selectFrom('talent_positions')
      .select('id')
      .where('talent_id', '=', talent.userId)
      .orderBy('created_at')
      .executeTakeFirst());
  if (!company || !talent || !position) return;
  const unlockedAt = new Date(context.clock().getTime() - daysAgo * DAY_MS);
  const at = (minutes: number): Context => ({
    ...context,
    clock: () => new Date(unlockedAt.getTime() + minutes * MINUTE_MS),
  });
  const known = (await listContacts(context, company.userId, {})).items.some(
    ({ talentId }) => talentId === talent.userId,
  );
  if (!known && !(await findAccessible(context.db, company.userId, position.id))) return;
  if (!known) await recordView(at(-2), company, { positionId: position.id, playedMs: 21_000 });
  const { id: contactId, conversationId } = await unlockTalent(at(0), company, position.id);
  if (!known) await saveContact(at(0), company.userId, { contactId, stage: demo.stage });
  if (demo.acceptedAfter !== null) await answerConversation(at(demo.acceptedAfter), talent, conversationId, 'accepted');
  let seq = 0;
  for (const [by, afterMinutes, content] of demo.lines) {
    const sender = by === 'company' ? company : talent;
    const reader = by === 'company' ? talent : company;
    if (seq > 0) await markRead(at(afterMinutes - 1), sender, { conversationId, seq });
    const line = { conversationId, clientId: idOf(`${email} ${content}`), content };
    ({ seq } = await sendMessage(at(afterMinutes), sender, line));
    const isLast = afterMinutes === demo.lines.at(-1)![1];
    if (!known && isLast && !demo.isUnread) await markRead(at(afterMinutes + 7), reader, { conversationId, seq });
  }
}

/** Derives the client id from the text, so that each message is sent once. */
function idOf(text: string) {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
