import { ChevronDown, ChevronUp, LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentCard } from '#contract/search/search.ts';
import { FavouriteButton } from '#web/features/favourites/public.ts';
import { UnlockButton } from '#web/features/unlocks/public.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { talentName } from '#web/ui/people/masked-text.tsx';
import type { ReelState } from './reel-state.ts';

interface PhoneActionsProps {
  card: TalentCard;
  reel: ReelState;
  onClose: () => void;
  /** The caption. It is beside the rail, so that nothing moves when it changes. */
  said: ReactNode;
  /** The person's details. */
  children: ReactNode;
}

/** Action rail, captions and unlock button of the reel on phones. */
export function PhoneActions({ card, reel: { go, index, items, hasEnd }, onClose, said, children }: PhoneActionsProps) {
  const { t } = useTranslation('search');
  return (
    <>
      <div className="col-start-1 row-start-1 self-end">{said}</div>
      <div className="pointer-events-auto col-start-2 row-start-1 flex flex-col items-center gap-2.5 small:row-start-2 low:grid low:grid-cols-2">
        <span data-key="s" className="contents">
          <FavouriteButton positionId={card.positionId} name={talentName(card)} />
        </span>
        <IconButton variant="glass" label={t('reel.previous')} disabled={index === 0} onClick={() => go(-1)}>
          <ChevronUp className="ic" aria-hidden />
        </IconButton>
        <IconButton
          variant="glass"
          label={t('reel.next')}
          disabled={index >= items.length - 1 && !hasEnd}
          onClick={() => go(1)}
        >
          <ChevronDown className="ic" aria-hidden />
        </IconButton>
        <IconButton variant="glass" label={t('reel.back')} onClick={onClose}>
          <LayoutGrid className="ic" aria-hidden />
        </IconButton>
      </div>
      <div className="col-span-full row-start-2 flex min-w-0 flex-col gap-2 small:col-span-1">{children}</div>
      <div data-key="u" className="pointer-events-auto col-span-full row-start-3 mt-1">
        <UnlockButton card={card} variant="primary" size="lg" full priced onVideo className="small:h-12!" />
      </div>
    </>
  );
}
