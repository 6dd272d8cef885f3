import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModeratedVideo } from '#contract/moderation.ts';
import { type Moderation, moderationSchema } from '#contract/videos/own-video.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useKeys } from './use-keys.ts';
import { type Verdict, useModeration } from './use-moderation.ts';
import { VideoRow } from './video-row.tsx';

const KEYS = { approve: 'A', reject: 'R', next: 'J', previous: 'K' };
const STATES = ['all', ...moderationSchema.options] as const;

/** Lists published videos, newest first, to approve or reject by buttons or shortcuts. */
export function ModerationScreen({
  state,
  onState,
}: {
  state: Moderation | undefined;
  onState: (state: Moderation | undefined) => void;
}) {
  const { t } = useTranslation('admin');
  const { videos, decide } = useModeration(state);
  const [chosenId, setChosenId] = useState<string>();
  const [notes, setNotes] = useState<Record<string, string>>({});
  const chosen = useRef<HTMLElement>(null);
  const items = videos.data?.pages.flatMap((page) => page.items) ?? [];
  const counts = videos.data?.pages[0]?.counts;
  const index = Math.max(
    0,
    items.findIndex(({ videoId }) => videoId === chosenId),
  );

  const move = (by: number) => {
    const to = items[index + by];
    if (!to) return;
    setChosenId(to.videoId);
    requestAnimationFrame(() => {
      chosen.current?.focus({ preventScroll: true });
      chosen.current?.scrollIntoView({ block: 'nearest' });
    });
  };
  const judge = (video: ModeratedVideo | undefined, verdict: Verdict, onDone?: () => void) => {
    if (!video || video.moderation === verdict || decide.isPending) return;
    const { videoId } = video;
    decide.mutate(
      { video, verdict, notes: notes[videoId] ?? '' },
      {
        onSuccess: () => {
          setNotes(({ [videoId]: _written, ...others }) => others);
          onDone?.();
        },
      },
    );
  };
  useKeys({
    a: () => judge(items[index], 'approved', () => move(1)),
    r: () => judge(items[index], 'rejected', () => move(1)),
    j: () => move(1),
    k: () => move(-1),
  });

  return (
    <section className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="d-2">{t('videos.title')}</h1>
        <Segmented
          label={t('videos.states')}
          value={state ?? 'all'}
          onChange={(value) => onState(value === 'all' ? undefined : value)}
          options={STATES.map((value) => ({
            value,
            label: t(`videos.state.${value}`),
            note: counts && (value === 'all' ? counts.pending + counts.approved + counts.rejected : counts[value]),
          }))}
          className="w-full md:w-[30rem]"
        />
      </header>
      <Keys />
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
        <EmptyState title={t('videos.empty')} text={t(`videos.emptyText.${state ?? 'all'}`)} />
      )}
      <ul className="grid gap-4 lg:grid-cols-2">
        {items.map((video, at) => (
          <li key={video.videoId}>
            <VideoRow
              video={video}
              isChosen={at === index}
              element={at === index ? chosen : null}
              onChoose={() => setChosenId(video.videoId)}
              notes={notes[video.videoId] ?? ''}
              onNotes={(written) => setNotes({ ...notes, [video.videoId]: written })}
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
      {videos.hasNextPage && (
        <Button
          variant="outline"
          className="self-center"
          pending={videos.isFetchingNextPage}
          onClick={() => void videos.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </section>
  );
}

function Keys() {
  const { t } = useTranslation('admin');
  return (
    <p className="-mt-2 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-ink-2 max-md:hidden">
      <span className="sr-only">{t('videos.keys.label')}</span>
      <span className="flex items-center gap-2">
        <Kbd>{KEYS.approve}</Kbd>
        {t('videos.keys.approve')}
      </span>
      <span className="flex items-center gap-2">
        <Kbd>{KEYS.reject}</Kbd>
        {t('videos.keys.reject')}
      </span>
      <span className="flex items-center gap-2">
        <Kbd>{KEYS.next}</Kbd>
        <Kbd>{KEYS.previous}</Kbd>
        {t('videos.keys.move')}
      </span>
    </p>
  );
}
