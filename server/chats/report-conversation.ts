import type { Context } from '../platform/context.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { getConversation } from './list-conversations.ts';
import { listMessages } from './list-messages.ts';

/** How many of the newest messages are included. */
const REPORTED_MESSAGES = 20;

const SUBJECTS = {
  en: (name: string) => `Report about ${name}`,
  es: (name: string) => `Denuncia sobre ${name}`,
};

/**
 * Reports a conversation to the operator, including its newest messages. The reporter's copy is in their language.
 * @throws not_found
 */
export async function reportConversation(
  context: Pick<Context, 'db' | 'env' | 'mailer' | 'clock' | 'supportDesk'>,
  viewer: Viewer,
  { conversationId, reason }: { conversationId: string; reason: string },
) {
  const { other } = await getConversation(context, viewer, conversationId);
  const { items } = await listMessages(context, viewer, { conversationId, limit: REPORTED_MESSAGES });
  const nameOf = (senderId: string | null) =>
    senderId === null ? '(system)' : senderId === viewer.userId ? viewer.name : other.name;
  const lines = items.map(
    ({ senderId, createdAt, content }) => `[${minuteOf(createdAt)}] ${nameOf(senderId)}: ${content}`,
  );
  const { language } = await context.db
    .selectFrom('users')
    .select('language')
    .where('id', '=', viewer.userId)
    .executeTakeFirstOrThrow();
  await context.supportDesk.storeReport(
    context,
    viewer,
    {
      name: viewer.name,
      email: viewer.email,
      subject: SUBJECTS.en(other.name),
      message: `${reason}\n\nConversation ${conversationId}, account ${other.userId}\n\n${lines.join('\n')}`,
    },
    { subject: SUBJECTS[language === 'es' ? 'es' : 'en'](other.name), message: reason },
  );
}

const minuteOf = (instant: string) => `${instant.slice(0, 16).replace('T', ' ')} UTC`;
