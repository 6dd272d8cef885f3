import { useTranslation } from 'react-i18next';
import { notify } from '#web/ui/notify.ts';
import { post } from './outbox.ts';
import { Thread } from './thread.tsx';
import { useTyping } from './use-typing.ts';

/** The conversation with one contact, on the company's dashboard. */
export function CompanyChat({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation('chats');
  const typing = useTyping();
  const send = async (content: string) => {
    if (!(await post(conversationId, content))) notify.failed(t('sendFailed'));
  };
  return (
    <div className="panel h-[600px] max-h-[calc(var(--room-height)-1rem)] overflow-hidden">
      <Thread
        conversationId={conversationId}
        isTyping={typing.has(conversationId)}
        onSend={(content) => void send(content)}
      />
    </div>
  );
}
