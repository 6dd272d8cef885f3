import type { Context } from '../platform/context.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { getConversation } from './list-conversations.ts';
import { listMessages } from './list-messages.ts';

/** How many of the newest messages are included. */
const REPORTED_MESSAGES = 20;

/** Reports a conversation to the operator, including its newest messages. @throws not_found */
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
  const subject = `Report about ${other.name}`;
  await context.supportDesk.storeReport(
    context,
    viewer,
    {
      name: viewer.name,
      email: viewer.email,
      subject,
      message: `${reason}\n\nConversation ${conversationId}, account ${other.userId}\n\n${lines.join('\n')}`,
    },
    `${subject}\n\n${reason}`,
  );
}

const minuteOf = (instant: string) => `${instant.slice(0, 16).replace('T', ' ')} UTC`;
