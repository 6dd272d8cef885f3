import { Link } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UnlockedPerson } from '#contract/search/search.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';

interface MessageLinkProps {
  person: UnlockedPerson;
  className?: string;
}

/** Links the card of an unlocked talent to their conversation. */
export function MessageLink({ person: { conversationId, talentName }, className }: MessageLinkProps) {
  const { t } = useTranslation('unlocks');
  return (
    <Link
      to="/messages/$conversationId"
      params={{ conversationId }}
      className={cx(buttonClass({ variant: 'outline', size: 'sm', full: true }), className)}
    >
      <MessageCircle className="ic" aria-hidden />
      {t('message')}
      <span className="sr-only">{talentName}</span>
    </Link>
  );
}
