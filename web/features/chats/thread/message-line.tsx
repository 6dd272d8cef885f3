import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Conversation } from '#contract/chats/conversations.ts';
import type { Message } from '#contract/chats/messages.ts';
import { useOnline } from '#web/lib/browser-state.ts';
import { cx } from '#web/ui/class-names.ts';
import { retry } from '../outbox/outbox.ts';
import { type Unsent, discard } from '../outbox/unsent.ts';
import { partyName, seenTime, sentTime, systemText } from '../message-texts.ts';

const BUBBLE =
  'max-w-[min(460px,82%)] rounded-[20px] px-4 py-[11px] leading-[1.42] whitespace-pre-wrap [overflow-wrap:anywhere]';
const OWN = 'self-end rounded-br-[6px] bg-ink text-paper';

interface LineProps {
  message: Message;
  conversation: Conversation;
  /** The last of consecutive messages by one sender shows the time and the read receipt. */
  isLast: boolean;
  /** The last own message that the other party has read says when. */
  isLastSeen: boolean;
  now: Date;
}

export function MessageLine({ message, conversation, isLast, isLastSeen, now }: LineProps) {
  const { t, i18n } = useTranslation('chats');
  const { other, otherReadSeq, otherReadAt } = conversation;
  if (message.isSystem)
    return (
      <p className="max-w-[46ch] self-center py-2 text-center text-sm text-ink-2">
        {message.systemKind
          ? systemText(t, message.systemKind, conversation, message.createdAt, i18n.language)
          : message.content}
      </p>
    );
  const isOwn = message.senderId !== other.userId;
  const isSeen = message.seq <= otherReadSeq;
  const Mark = isSeen ? CheckCheck : Check;
  return (
    <>
      <p className={cx(BUBBLE, isOwn ? OWN : 'self-start rounded-bl-[6px] bg-sunk')}>
        <span className="sr-only">{isOwn ? t('from.you') : t('from.other', { name: partyName(t, other) })}</span>
        <LinkedText text={message.content} />
      </p>
      {(isLast || isLastSeen) && (
        <p
          className={cx(
            'mb-2 flex items-center gap-1.5 text-xs text-ink-3 tabular-nums',
            isOwn ? 'self-end' : 'self-start',
          )}
        >
          <time dateTime={message.createdAt}>{sentTime(message.createdAt, now, i18n.language)}</time>
          {isOwn && other.kind !== 'support' && <Mark className="size-4" aria-label={t(isSeen ? 'seen' : 'sent')} />}
          {isLastSeen &&
            otherReadAt &&
            t('seenAt', { time: seenTime(otherReadAt, message.createdAt, now, i18n.language) })}
        </p>
      )}
    </>
  );
}

/** A web address, with or without its scheme, without the punctuation of the surrounding sentence. */
const ADDRESS = /((?:https?:\/\/|(?<![\w@.-])www\.)[^\s<>"“”«»]*[^\s<>"“”«».,;:!?)\]}’'])/i;
const hrefOf = (address: string) => (/^http/i.test(address) ? address : `https://${address}`);

/** A text whose web addresses are links. */
const LinkedText = ({ text }: { text: string }) =>
  text.split(ADDRESS).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // Parts have no identity other than their position.
      // oxlint-disable-next-line react/no-array-index-key
      <a key={index} href={hrefOf(part)} target="_blank" rel="noopener noreferrer nofollow ugc" className="underline">
        {part}
      </a>
    ),
  );

const whyOf = (reason: Unsent['reason']) =>
  reason === 'conversation_closed' || reason === 'email_not_confirmed' ? reason : 'other';

/** A message that has not arrived: being sent, waiting to be sent again by itself, or refused. */
export function UnsentLine({ unsent }: { unsent: Unsent }) {
  const { t } = useTranslation('chats');
  const isOnline = useOnline();
  const { clientId, content, state, reason } = unsent;
  const isRefused = state === 'refused';
  const isWaiting = state === 'waiting' && (reason !== undefined || !isOnline);
  const Icon = isRefused ? CircleAlert : Clock;
  return (
    <>
      <p className={cx(BUBBLE, OWN, 'opacity-70')}>{content}</p>
      <p
        role={isRefused ? 'alert' : undefined}
        className={cx(
          'mb-2 flex flex-wrap items-center justify-end gap-x-1.5 self-end text-xs',
          isRefused ? 'text-danger' : 'text-ink-3',
        )}
      >
        {isRefused || isWaiting ? (
          <>
            <span className="flex items-center gap-1.5">
              <Icon className="size-4 flex-none" aria-hidden />
              {isRefused
                ? t(`unsent.why.${whyOf(reason)}`)
                : t(!isOnline || reason === 'offline' ? 'unsent.waiting' : 'unsent.retrying')}
            </span>
            {isOnline && (
              <button type="button" className="py-1 font-bold underline" onClick={() => retry(clientId)}>
                {t('unsent.retry')}
              </button>
            )}
            <button type="button" className="py-1 font-bold underline" onClick={() => discard(clientId)}>
              {t('unsent.discard')}
            </button>
          </>
        ) : (
          t('unsent.sending')
        )}
      </p>
    </>
  );
}
