import { useTranslation } from 'react-i18next';
import type { Conversation } from '#contract/chats/conversations.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { Button } from '#web/ui/button.tsx';
import { templateValuesOf } from '../message-texts.ts';
import { Composer } from './composer.tsx';
import { useAnswer } from './thread-data.ts';

/** The composer, the talent's pending decision above it, or a note that the conversation has ended. */
export function ThreadFoot({
  conversation,
  onSend,
}: {
  conversation: Conversation;
  onSend: (content: string) => void;
}) {
  const { t, i18n } = useTranslation('chats');
  const answer = useAnswer(conversation.id);
  const { user } = useSession();
  const { id, state, other } = conversation;
  const { name } = other;
  const isTalent = other.kind === 'company';
  const canWrite = state !== 'blocked' && (state !== 'declined' || isTalent);
  const side = isTalent ? 'talent' : 'company';
  const note =
    state === 'declined' || state === 'blocked'
      ? t(`decide.${state}.${side}`, { name })
      : isTalent && state === 'waiting' && t('decide.waiting.talent', { name });
  const decide = (to: 'accepted' | 'declined', variant: 'secondary' | 'outline') => (
    <Button
      variant={variant}
      size="sm"
      pending={answer.isPending && answer.variables === to}
      disabled={answer.isPending}
      onClick={() => answer.mutate(to)}
    >
      {t(state === 'blocked' ? 'menu.unblock' : `menu.${to}`)}
    </Button>
  );
  return (
    <>
      {note && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3 text-sm">
          <p className="min-w-48 flex-1 text-ink-2">{note}</p>
          {isTalent && (
            <div className="flex gap-2">
              {state === 'waiting' && decide('declined', 'outline')}
              {decide('accepted', 'secondary')}
            </div>
          )}
        </div>
      )}
      {canWrite && (
        <Composer
          key={id}
          conversationId={id}
          {...(other.kind === 'talent'
            ? { templateValues: templateValuesOf(other, user?.companyName ?? null, i18n.language) }
            : {})}
          onSend={onSend}
        />
      )}
    </>
  );
}
