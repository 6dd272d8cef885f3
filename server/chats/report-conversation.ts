import type { Context } from '../platform/context.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { getConversation } from './list-conversations.ts';
import { listMessages } from './list-messages.ts';

/** Of the newest messages, as many as the operator is shown. */
const SHOWN = 20;

/** Writes to the operator about a conversation, with its newest messages. @throws not_found */
export async function reportConversation(
  context: Pick<Context, 'db' | 'env' | 'mailer' | 'clock' | 'supportDesk'>,
  viewer: Viewer,
  { conversationId, reason }: { conversationId: string; reason: string },
) {
  const { other } = await getConversation(context, viewer, conversationId);
  const { items } = await listMessages(context, viewer, { conversationId, limit: SHOWN });
  const nameOf = (senderId: string | null) =>
    senderId === null ? '(system)' : senderId === viewer.userId ? viewer.name : other.name;
  const lines = items.map(({ senderId, createdAt, content }) => `[${createdAt}] ${nameOf(senderId)}: ${content}`);
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
