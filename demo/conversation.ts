import { answerConversation } from '#server/chats/answer-conversation.ts';
import { sendMessage } from '#server/chats/send-message.ts';
import type { Context } from '#server/context.ts';
import { recordView } from '#server/analytics/record-events.ts';
import { listContacts } from '#server/unlocks/contacts.ts';
import { findReachable } from '#server/unlocks/reachable.ts';
import { unlockTalent } from '#server/unlocks/unlock-talent.ts';
import { findViewer } from './find-viewer.ts';

const COMPANY = 'company@northwind.example';
const TALENT = 'talent@closeup.example';
const ANSWERED_AFTER_MINUTES = 3;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Who writes what, and how many minutes after the unlock. The client ids make a second seeding harmless. */
const LINES: [id: number, by: 'company' | 'talent', afterMinutes: number, content: string][] = [
  [
    1,
    'company',
    4,
    'Hi! Your clip made the whole team smile. We sell route planning to retailers and are building a team for the south.',
  ],
  [2, 'talent', 31, 'Thank you! Logistics is home for me. Who would I be talking to, and in which languages?'],
  [3, 'company', 38, 'Operations leads, mostly, in Spanish and Portuguese. The first call is often on a loading dock.'],
  [4, 'talent', 52, 'Those are my favourite calls. I could talk on Thursday after four.'],
];

/** The demo company has looked at the demo talent, unlocked them two days ago, and they have written. */
export async function seedConversation(app: Context) {
  const [company, talent] = [await findViewer(app, COMPANY), await findViewer(app, TALENT)];
  const position =
    talent &&
    (await app.db
      .selectFrom('talent_positions')
      .select('id')
      .where('talent_id', '=', talent.userId)
      .orderBy('created_at')
      .executeTakeFirst());
  if (!company || !talent || !position) return;
  const unlockedAt = new Date(app.clock().getTime() - 2 * DAY_MS);
  const at = (minutes: number): Context => ({
    ...app,
    clock: () => new Date(unlockedAt.getTime() + minutes * MINUTE_MS),
  });
  const known = (await listContacts(app, company.userId, {})).items.some(({ talentId }) => talentId === talent.userId);
  if (!known && !(await findReachable(app.db, company.userId, position.id))) return;
  if (!known) await recordView(at(-2), company, { positionId: position.id, playedMs: 21_000 });
  const { conversationId } = await unlockTalent(at(0), company, position.id);
  await answerConversation(at(ANSWERED_AFTER_MINUTES), talent, conversationId, 'accepted');
  for (const [id, by, afterMinutes, content] of LINES)
    await sendMessage(at(afterMinutes), by === 'company' ? company : talent, {
      conversationId,
      clientId: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
      content,
    });
}
