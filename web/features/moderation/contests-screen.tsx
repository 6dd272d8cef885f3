import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ContestedScore } from '#contract/feedback/contests.ts';
import { CONTEST_STATES } from '#contract/values/feedback.ts';
import { api } from '#web/lib/api.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/loading.tsx';
import { Segmented } from '../../ui/navigation/segmented.tsx';
import { ShowMore } from '../../ui/navigation/show-more.tsx';
import { ContestPanel } from './contest-panel.tsx';
import { ContestRow } from './contest-row.tsx';

interface ScreenProps {
  state: ContestedScore['state'];
  chosenId: string | undefined;
  onState: (state: ContestedScore['state']) => void;
  onChoose: (contestId?: string) => void;
}

/** Contested scores, oldest first, and the evidence of the selected one. */
export function ContestsScreen({ state, chosenId, onState, onChoose }: ScreenProps) {
  const { t } = useTranslation('admin');
  const contests = useInfiniteQuery(
    api.moderation.listContests.infiniteOptions({
      input: (cursor: string | undefined) => ({ state, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  );
  const items = contests.data?.pages.flatMap((page) => page.items) ?? [];
  const counts = contests.data?.pages[0]?.counts;
  const opened = items.find(({ contestId }) => contestId === chosenId);
  const chosen = opened ?? items[0];
  return (
    <section className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="d-2">{t('contests.title')}</h1>
          <p className="mt-2 text-ink-2">{t('contests.text')}</p>
        </div>
        <Segmented
          label={t('contests.states')}
          value={state}
          onChange={onState}
          options={CONTEST_STATES.map((value) => ({
            value,
            label: t(`contests.state.${value}`),
            note: counts?.[value],
          }))}
          className="w-full md:w-96"
        />
      </header>
      {contests.isPending && <Skeleton shape="rows" className="h-96" />}
      {contests.isLoadingError && (
        <ErrorState
          title={t('contests.loadFailed')}
          onRetry={() => void contests.refetch()}
          retrying={contests.isRefetching}
        />
      )}
      {contests.isSuccess && items.length === 0 && (
        <EmptyState drawing="contests" title={t(`contests.empty.${state}`)} text={t('contests.emptyText')} />
      )}
      {chosen && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)] lg:gap-10">
          <div className={opened ? 'max-lg:hidden' : ''}>
            <ul className="flex flex-col gap-1">
              {items.map((contest) => (
                <ContestRow
                  key={contest.contestId}
                  contest={contest}
                  isChosen={contest === chosen}
                  onChoose={() => onChoose(contest.contestId)}
                />
              ))}
            </ul>
            <ShowMore list={contests} className="mt-4" />
          </div>
          <div className={opened ? '' : 'max-lg:hidden'}>
            <ContestPanel key={chosen.contestId} contest={chosen} onBack={() => onChoose()} />
          </div>
        </div>
      )}
    </section>
  );
}
