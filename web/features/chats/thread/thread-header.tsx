import { Link } from '@tanstack/react-router';
import { ArrowLeft, BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { titleName } from '#contract/values/names/title-name.ts';
import type { Conversation } from '#contract/chats/conversations.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PartyAvatar } from '../list/conversation-row.tsx';
import { ThreadMenu } from './thread-menu.tsx';
import { partyName } from '../message-texts.ts';

interface HeaderProps {
  conversation: Conversation;
  isTyping: boolean;
  /** Shows a button that returns to the list. */
  onBack?: (() => void) | undefined;
  /** Shown beside the menu. */
  actions?: ReactNode;
}

/** Other party and menu of a conversation. */
export function ThreadHeader({ conversation, isTyping, onBack, actions }: HeaderProps) {
  const { t, i18n } = useTranslation('chats');
  const { other } = conversation;
  return (
    <header className="flex items-center gap-3 border-b border-line py-2.5 pr-3 pl-1.5 md:px-5 md:py-3">
      {onBack && <BackButton onBack={onBack} />}
      <PartyAvatar other={other} size="sm" />
      <div className="min-w-0 flex-1">
        <h2 className="flex items-center gap-1.5 leading-tight font-bold">
          {other.pageId ? (
            <Link
              to="/companies/$publicId"
              params={{ publicId: other.pageId }}
              className="-my-1 line-clamp-2 py-1 underline-offset-4 hover:underline"
            >
              {other.name}
            </Link>
          ) : (
            <span className="line-clamp-2">{partyName(t, other)}</span>
          )}
          {other.kind === 'company' && other.isVerified && (
            <BadgeCheck className="ic flex-none text-ok" aria-label={t('verified')} />
          )}
        </h2>
        <p className="line-clamp-2 text-xs text-ink-2" aria-live="polite">
          {isTyping ? t('typing') : other.positionTitle && titleName(other.positionTitle, i18n.language)}
        </p>
      </div>
      {actions}
      <ThreadMenu conversation={conversation} />
    </header>
  );
}

/** Returns to the list on phones. */
export function BackButton({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('chats');
  return (
    <IconButton label={t('back')} className="flex-none md:hidden" onClick={onBack}>
      <ArrowLeft className="ic" aria-hidden />
    </IconButton>
  );
}
