import { LockKeyhole, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentCard } from '#contract/search.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { UnlockDialog } from './unlock-dialog.tsx';
import { useIsUnlocked } from './use-unlock.ts';

/** Asks before it spends; shows the contact where it is unlocked. */
export function UnlockButton({ card, className, ...look }: { card: TalentCard; className?: string } & ButtonLook) {
  const { t } = useTranslation('unlocks');
  const [isOpen, setIsOpen] = useState(false);
  const isUnlocked = useIsUnlocked(card.positionId);
  const Icon = isUnlocked ? LockOpen : LockKeyhole;
  return (
    <>
      <Button
        {...(className ? { className } : {})}
        {...look}
        look={isUnlocked ? 'line' : (look.look ?? 'soft')}
        disabled={isUnlocked === null}
        onClick={() => setIsOpen(true)}
      >
        {isUnlocked !== null && (
          <>
            <Icon className="ic" aria-hidden />
            {t(isUnlocked ? 'contact' : 'unlock')}
          </>
        )}
        <span className="sr-only">{card.talentName}</span>
      </Button>
      {isOpen && <UnlockDialog card={card} onClose={() => setIsOpen(false)} />}
    </>
  );
}
