import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { Avatar } from '#web/ui/people/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { PositionTitle, talentName } from '#web/ui/people/masked-text.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { ShowMore } from '#web/ui/navigation/show-more.tsx';
import { useHide } from './use-hide.ts';

/** The people whom the company has hidden, with a button to show them again. */
export function HiddenPeople({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('search');
  const { show, isShowing } = useHide();
  const hidden = useInfiniteQuery(
    api.search.listHidden.infiniteOptions({
      input: (cursor: string | undefined) => (cursor ? { cursor } : {}),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  );
  const items = hidden.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Dialog open onOpenChange={onClose} title={t('hide.title')} text={t('hide.text')} width={560}>
      {hidden.isPending && <Skeleton shape="rows" className="h-40" />}
      {hidden.isLoadingError && <ErrorState bare title={t('hide.loadFailed')} onRetry={() => void hidden.refetch()} />}
      {hidden.data && items.length === 0 && (
        <EmptyState drawing="hidden" bare title={t('hide.none')} text={t('hide.noneText')} />
      )}
      <ul className="flex flex-col">
        {items.map((card) => (
          <li key={card.positionId} className="flex items-center gap-3 border-t border-line py-3">
            <Avatar src={card.video.posterWebpUrl} />
            <span className="min-w-0 flex-1">
              <b className="block truncate font-bold">{talentName(card)}</b>
              <span className="block truncate text-sm text-ink-2">
                <PositionTitle>{card.positionTitle}</PositionTitle>
              </span>
            </span>
            <Button
              variant="outline"
              size="sm"
              disabled={isShowing}
              aria-label={t('hide.showOne', { name: talentName(card) })}
              onClick={() => show(card)}
            >
              {t('hide.show')}
            </Button>
          </li>
        ))}
      </ul>
      <ShowMore list={hidden} />
    </Dialog>
  );
}
