import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ScoreRow } from '#web/features/feedback/public.ts';
import { TalentDetails } from '#web/features/search/public.ts';
import { api } from '#web/lib/api.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { PositionTitle } from '#web/ui/people/masked-text.tsx';

/** A position as companies find it now. */
export function PreviewDialog({ positionId, onClose }: { positionId: string; onClose: () => void }) {
  const { t } = useTranslation('talents');
  const visibility = useQuery(api.insights.getVisibility.queryOptions({ staleTime: 0 }));
  const { data } = visibility;
  const card = data?.cards.find((one) => one.positionId === positionId);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={card?.talentName ?? t('positions.preview')}
      {...(card ? { text: <PositionTitle>{card.positionTitle}</PositionTitle> } : {})}
      width={900}
    >
      {visibility.isPending && <Skeleton className="aspect-[9/16] max-h-[72dvh] rounded-frame" />}
      {visibility.isLoadingError && (
        <ErrorState bare title={t('positions.previewFailed')} onRetry={() => void visibility.refetch()} />
      )}
      {data && !card && (
        <EmptyState
          drawing="preview"
          bare
          title={t('positions.unseen')}
          text={t(data.isPaused ? 'positions.unseenPaused' : 'positions.unseenText')}
          action={
            data.isPaused && (
              <Link to="/talent/dashboard" hash="visibility" className={buttonClass({ variant: 'outline' })}>
                {t('positions.toVisibility')}
              </Link>
            )
          }
        />
      )}
      {card && (
        <div className="grid gap-6 md:grid-cols-2 min-[900px]:grid-cols-[minmax(0,400px)_minmax(0,1fr)] md:gap-8">
          <TalentDetails
            card={card}
            scores={<ScoreRow scores={card.scores} size="lg" />}
            action={
              <p className="flex items-start gap-2.5 rounded-md bg-sunk px-4 py-3 text-sm">
                <LockKeyhole className="ic mt-0.5 flex-none" aria-hidden />
                {t('positions.locked')}
              </p>
            }
          />
        </div>
      )}
    </Dialog>
  );
}
