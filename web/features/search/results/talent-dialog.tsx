import { useQuery } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentCard } from '#contract/search/search.ts';
import { SaveButton } from '../../favourites/public.ts';
import { ExplainedScores } from '../../feedback/public.ts';
import { UnlockButton } from '../../unlocks/public.ts';
import { api } from '#web/lib/api.ts';
import { useMediaQuery } from '#web/lib/browser-state.ts';
import { codeOf } from '#web/lib/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { PositionTitle, talentName } from '#web/ui/people/masked-text.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { TalentDetails } from './talent-details.tsx';
import { useHide } from '../selection/use-hide.ts';
import { useViewing } from '../use-viewing.ts';

interface TalentDialogProps {
  positionId: string;
  onClose: () => void;
  /** The campaign from which the dialog was opened. */
  campaignId?: string | undefined;
}

/** A talent's full video with sound, and their profile. */
export function TalentDialog({ positionId, onClose, campaignId }: TalentDialogProps) {
  const { t } = useTranslation('search');
  const talent = useQuery(api.search.getTalent.queryOptions({ input: { positionId } }));
  const { data: card, isLoadingError: isError } = talent;
  const name = card ? talentName(card) : '';
  const around = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery('(max-width: 760px)', false);
  const actions = card && <Actions card={card} onHidden={onClose} />;
  useViewing(card?.positionId, around, campaignId);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      width={900}
      {...(card ? { text: <PositionTitle>{card.positionTitle}</PositionTitle> } : {})}
    >
      {isError &&
        (codeOf(talent.error) === 'not_found' ? (
          <EmptyState drawing="talent-gone" bare title={t('gone')} />
        ) : (
          <ErrorState bare title={t('failed')} onRetry={() => void talent.refetch()} retrying={talent.isFetching} />
        ))}
      {!card && !isError && <Skeleton className="aspect-[9/16] max-h-[72dvh] rounded-frame" />}
      {card && (
        <div
          ref={around}
          className="grid gap-6 max-md:**:scroll-mb-24 md:grid-cols-2 min-[900px]:grid-cols-[minmax(0,400px)_minmax(0,1fr)] md:gap-8"
        >
          <TalentDetails
            card={card}
            autoPlay
            scores={<ExplainedScores positionId={card.positionId} name={name} scores={card.scores} size="lg" />}
            action={!isNarrow && actions}
          />
        </div>
      )}
      {isNarrow && actions && (
        <div className="sticky bottom-0 z-(--z-front) -mx-6 -mb-[calc(1.5rem+env(safe-area-inset-bottom))] border-t border-line bg-surface px-6 pt-3 pb-[calc(.75rem+env(safe-area-inset-bottom))]">
          {actions}
        </div>
      )}
    </Dialog>
  );
}

/** Unlocks, saves or hides the person. */
function Actions({ card, onHidden }: { card: TalentCard; onHidden: () => void }) {
  const { t } = useTranslation('search');
  const { hide } = useHide();
  return (
    <div className="flex items-center flex-wrap gap-2.5">
      <UnlockButton card={card} variant="primary" priced className="max-md:flex-1" />
      <SaveButton positionId={card.positionId} />
      <Button
        variant="ghost"
        className="px-3!"
        aria-label={t('hide.hide')}
        onClick={() => {
          onHidden();
          hide(card);
        }}
      >
        <EyeOff className="ic" aria-hidden />
        <span className="max-md:hidden">{t('hide.short')}</span>
      </Button>
    </div>
  );
}
