import { BadgeCheck, Clock, LifeBuoy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Conversation } from '#contract/chats/conversations.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Avatar, type AvatarProps } from '#web/ui/people/avatar.tsx';
import { useUnsent } from '../outbox/unsent.ts';
import { systemText, briefTime, partyName } from '../message-texts.ts';

interface RowProps {
  conversation: Conversation;
  isChosen: boolean;
  isTyping: boolean;
  now: Date;
  onChoose: () => void;
}

/** A conversation in the list: other party, newest message, time and unread count. */
export function ConversationRow({ conversation, isChosen, isTyping, now, onChoose }: RowProps) {
  const { t, i18n } = useTranslation('chats');
  const { other, last, unread } = conversation;
  const isOwn = last.senderId !== null && last.senderId !== other.userId;
  const unsent = useUnsent(conversation.id).at(-1);
  const text = (unsent?.content ?? last.preview).replace(/(?<=[.,:;!?…])\s*\n\s*/g, ' ').replace(/\s*\n\s*/g, ' · ');
  const at = unsent?.at ?? last.at;
  const preview =
    last.systemKind && !unsent
      ? systemText(t, last.systemKind, conversation, last.at, i18n.language)
      : isOwn || unsent
        ? t('you', { text })
        : text;
  return (
    <li>
      <button
        type="button"
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
        className={cx(
          'flex w-full items-center gap-3 rounded-[20px] p-2.5 text-start tap',
          isChosen ? 'bg-sunk' : 'hover:bg-sunk',
        )}
      >
        <PartyAvatar other={other} />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-1.5">
            <span className="min-w-0 leading-tight font-bold [overflow-wrap:anywhere]">{partyName(t, other)}</span>
            {other.kind === 'company' && other.isVerified && (
              <BadgeCheck className="ic flex-none text-ok" aria-label={t('verified')} />
            )}
            <time dateTime={at} className="ml-auto flex-none text-xs text-ink-3 tabular-nums">
              {briefTime(at, now, i18n.language)}
            </time>
          </span>
          <span className="flex items-center gap-2">
            {unsent && <Clock className="size-4 flex-none text-ink-3" aria-label={t('unsent.label')} />}
            {isTyping ? (
              <span className="flex-1 text-sm font-semi text-tally-ink">{t('typing')}</span>
            ) : (
              <span title={preview} className={cx('flex-1 truncate text-sm', unread > 0 ? 'font-semi' : 'text-ink-2')}>
                {preview}
              </span>
            )}
            <Badge count={unread} label={t('unread', { count: unread })} />
          </span>
        </span>
      </button>
    </li>
  );
}

/** Avatar of the other party: a talent's picture, a company's logo or initial, or the support icon. */
export function PartyAvatar({ other, size }: { other: Conversation['other'] } & Pick<AvatarProps, 'size'>) {
  if (other.kind !== 'support')
    return (
      <Avatar
        {...(other.kind === 'company' ? { logo: other.posterUrl } : { src: other.posterUrl })}
        letterOf={other.name}
        {...(size ? { size } : {})}
      />
    );
  return (
    <span className="relative flex-none" aria-hidden>
      <Avatar {...(size ? { size } : {})} className="bg-ink! [&>*]:hidden" />
      <LifeBuoy className="ic absolute inset-0 m-auto text-paper" />
    </span>
  );
}
