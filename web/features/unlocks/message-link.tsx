import { Link } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnlockedPerson } from '#contract/search/search.ts';
import { type ButtonVariant, buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';

interface MessageLinkProps extends ButtonVariant {
  person: UnlockedPerson;
  className?: string;
  /** After the label: a shortcut. */
  tail?: ReactNode;
}

/** Links the card of an unlocked talent to their conversation. */
export function MessageLink({ person: { conversationId, talentName }, className, tail, ...variant }: MessageLinkProps) {
  const { t } = useTranslation('unlocks');
  return (
    <Link to="/messages/$conversationId" params={{ conversationId }} className={cx(buttonClass(variant), className)}>
      <MessageCircle className="ic" aria-hidden />
      {t('message')}
      <span className="sr-only">{talentName}</span>
      {tail}
    </Link>
  );
}
