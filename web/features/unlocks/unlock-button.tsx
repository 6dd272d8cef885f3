import { Link } from '@tanstack/react-router';
import { LockKeyhole, MessageCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentCard, UnlockedPerson } from '#contract/search/search.ts';
import { deferred } from '#web/lib/deferred.tsx';
import { Button, type ButtonVariant, buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { talentName } from '#web/ui/people/masked-text.tsx';
import { useEntitlement } from './entitlement.tsx';

const UnlockDialog = deferred(async () => (await import('./unlock-dialog.tsx')).UnlockDialog);

interface UnlockButtonProps extends ButtonVariant {
  card: TalentCard;
  className?: string;
  /** Shows what the unlock costs. */
  priced?: boolean;
  /** On a video. */
  onVideo?: boolean;
  /** After the label: a shortcut. */
  tail?: ReactNode;
}

/**
 * Opens the unlock dialog; once unlocked, links to the conversation. An open dialog stays with the person it was opened for.
 */
export function UnlockButton({
  card,
  className,
  priced = false,
  onVideo = false,
  tail,
  ...variant
}: UnlockButtonProps) {
  const { t } = useTranslation('unlocks');
  const [asked, setAsked] = useState<TalentCard | null>(null);
  const { unlocked } = card;
  const spend = useEntitlement();
  const label = priced && spend ? spend : t('unlock');
  return (
    <>
      {unlocked ? (
        <MessageLink
          person={unlocked}
          {...(className ? { className } : {})}
          {...variant}
          variant={onVideo ? 'video' : 'outline'}
          tail={tail}
        />
      ) : (
        <Button
          {...(className ? { className } : {})}
          {...variant}
          variant={variant.variant ?? 'soft'}
          aria-label={t('unlockOf', { what: label, name: talentName(card) })}
          onClick={() => setAsked(card)}
        >
          <LockKeyhole className="ic" aria-hidden />
          {label}
          {tail}
        </Button>
      )}
      {asked && <UnlockDialog card={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface MessageLinkProps extends ButtonVariant {
  person: UnlockedPerson;
  className?: string;
  /** After the label: a shortcut. */
  tail?: ReactNode;
}

/** Links the card of an unlocked talent to their conversation. */
function MessageLink({ person: { conversationId, talentName }, className, tail, ...variant }: MessageLinkProps) {
  const { t } = useTranslation('unlocks');
  return (
    <Link
      to="/messages/$conversationId"
      params={{ conversationId }}
      aria-label={t('messageTo', { name: talentName })}
      className={cx(buttonClass(variant), className)}
    >
      <MessageCircle className="ic" aria-hidden />
      {t('message')}
      {tail}
    </Link>
  );
}
