import { startTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { MODERATION_STATES } from '#contract/values/product.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Segmented } from '../../ui/navigation/segmented.tsx';
import { Skeleton } from '../../ui/states/loading.tsx';
import { ShowMore } from '../../ui/navigation/show-more.tsx';
import { useJudging } from './use-judging.ts';
import { useModeration } from './use-moderation.ts';
import { ShortcutLegend } from './shortcuts.tsx';
import { VideoRow } from './video-row.tsx';

const STATES = [...MODERATION_STATES, 'all'] as const;
export type ListedState = (typeof STATES)[number];

/** Lists published videos, newest first, to approve or reject by buttons or shortcuts. */
export function ModerationScreen({ state, onState }: { state: ListedState; onState: (state: ListedState) => void }) {
  const { t } = useTranslation('admin');
  const { videos, decide } = useModeration(state === 'all' ? undefined : state);
  const items = videos.data?.pages.flatMap((page) => page.items) ?? [];
  const counts = videos.data?.pages[0]?.counts;
  const { index, chosen, choose, notes, write, judge, onNotesKey } = useJudging(items, decide);

  return (
    <section className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="d-2">{t('videos.title')}</h1>
        <Segmented
          label={t('videos.states')}
          value={state}
          onChange={onState}
          options={STATES.map((value) => ({
            value,
            label: t(`videos.state.${value}`),
            note: counts && (value === 'all' ? counts.pending + counts.approved + counts.rejected : counts[value]),
          }))}
          className="w-full md:w-[30rem]"
        />
      </header>
      <ShortcutLegend />
      {videos.isPending && (
        <div className="grid gap-4 lg:grid-cols-2" aria-hidden>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="h-[452px] rounded-frame!" />
          ))}
        </div>
      )}
      {videos.isLoadingError && (
        <ErrorState
          title={t('videos.loadFailed')}
          onRetry={() => void videos.refetch()}
          retrying={videos.isRefetching}
        />
      )}
      {videos.isSuccess && items.length === 0 && (
        <EmptyState drawing="moderation" title={t(`videos.empty.${state}`)} text={t(`videos.emptyText.${state}`)} />
      )}
      <ul className="grid gap-4 lg:grid-cols-2">
        {items.map((video, at) => (
          <li key={video.videoId}>
            <VideoRow
              video={video}
              isChosen={at === index}
              element={at === index ? chosen : null}
              onChoose={() => startTransition(() => choose(video.videoId))}
              notes={notes[video.videoId] ?? ''}
              onNotes={(written) => write(video.videoId, written)}
              onNotesKey={onNotesKey}
              pending={
                decide.isPending && decide.variables.video.videoId === video.videoId
                  ? decide.variables.verdict
                  : undefined
              }
              onDecide={(verdict) => judge(video, verdict)}
            />
          </li>
        ))}
      </ul>
      <ShowMore list={videos} />
    </section>
  );
}
