import { useInfiniteQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ScoreView } from '#contract/feedback/sharing.ts';
import { api } from '#web/lib/api.ts';
import { dateText } from '#web/lib/dates.ts';
import { Avatar } from '#web/ui/people/avatar.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { useOwnPositionName } from '#web/lib/positions/use-own-position-name.ts';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { ShowMore } from '#web/ui/navigation/show-more.tsx';
import { useNumbers } from '../result/numbers.ts';

/** Which company saw which scores, and when. */
export function ScoreViews() {
  const { t } = useTranslation('feedback');
  const views = useInfiniteQuery(
    api.feedback.listScoreViews.infiniteOptions({
      input: (cursor: string | undefined) => (cursor ? { cursor } : {}),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  );
  const items = views.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby="score-views" className="flex min-w-0 flex-col gap-3">
      <h2 id="score-views" className="d-3">
        {t('views.title')}
      </h2>
      {views.isPending && <Skeleton shape="rows" className="h-24" />}
      {views.isLoadingError && <ErrorState title={t('views.failed')} onRetry={() => void views.refetch()} />}
      {views.data && items.length === 0 && <p className="text-ink-2">{t('views.empty')}</p>}
      <ul>
        {items.map((view) => (
          <ViewRow key={view.id} view={view} />
        ))}
      </ul>
      <ShowMore list={views} className="self-start" />
    </section>
  );
}

function ViewRow({
  view: { companyName, logoUrl, isVerified, positionId, positionTitle, scores, seenAt },
}: {
  view: ScoreView;
}) {
  const { t, i18n } = useTranslation('feedback');
  const nameOf = useOwnPositionName();
  const { score } = useNumbers();
  const name = companyName ?? t('views.closed');
  const seen = {
    communication: score(scores.communication),
    confidence: score(scores.confidence),
    clarity: score(scores.clarity),
  };
  return (
    <li className="flex items-center gap-4 border-b border-line py-3 last:border-0">
      <Avatar logo={logoUrl} letterOf={name} />
      <div className="min-w-0 flex-1 text-sm">
        <p className="text-md font-bold [overflow-wrap:anywhere]">
          {name}
          {isVerified && <BadgeCheck className="ml-1.5 ic inline text-ok" aria-label={t('views.verified')} />}
        </p>
        <p className="facts text-ink-2">
          <span>{dateText(seenAt, i18n.language)} </span>
          {positionTitle && <span>{nameOf(positionId, positionTitle)} </span>}
        </p>
        <p className="text-ink-2">{t('views.scores', seen)}</p>
      </div>
    </li>
  );
}
