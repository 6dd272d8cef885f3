import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { titleName } from '#contract/values/names/title-name.ts';
import type { Period } from '#contract/analytics/company.ts';
import { api } from '#web/lib/api.ts';
import { dateFormat } from '#web/lib/dates.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { ShowMore } from '#web/ui/navigation/show-more.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { NoFigures } from './no-figures.tsx';

/** The period's views and unlocks one by one, newest first, with times in the company's zone. */
export function Events({ days, timeZone }: { days: Period; timeZone: string | null }) {
  const { t, i18n } = useTranslation('analytics');
  const events = useInfiniteQuery(
    api.analytics.listCompanyEvents.infiniteOptions({
      input: (cursor: string | undefined) => (cursor ? { days, cursor } : { days }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      staleTime: 0,
    }),
  );
  const items = events.data?.pages.flatMap((page) => page.items) ?? [];
  const time = dateFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timeZone ?? 'UTC',
  });
  if (events.isPending) return <Skeleton shape="rows" className="h-80" />;
  if (events.isLoadingError)
    return <ErrorState title={t('failed')} onRetry={() => void events.refetch()} retrying={events.isFetching} />;
  if (items.length === 0) return <NoFigures drawing="company-events" />;
  return (
    <section aria-labelledby="events" className="flex flex-col gap-4">
      <h2 id="events" className="d-3">
        {t('company.events.title')}
      </h2>
      <ul className="rounded-md border border-line">
        {items.map(({ id, type, talentName, positionTitle, campaignTitle, at }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-3 last:border-0"
          >
            <span className="md:w-24">
              <Tag tone={type === 'unlock' ? 'tally' : 'plain'}>{t(`company.events.${type}`)}</Tag>
            </span>
            <p className="facts min-w-0 break-words max-md:order-first max-md:basis-full md:flex-1">
              {talentName && <span className="font-semi">{talentName} </span>}
              <span className={talentName ? 'text-ink-2' : ''}>{titleName(positionTitle, i18n.language)} </span>
              {campaignTitle && <span className="text-ink-2">{campaignTitle}</span>}
            </p>
            <time dateTime={at} className="text-sm text-ink-2 tabular-nums max-md:ml-auto">
              {time.format(new Date(at))}
            </time>
          </li>
        ))}
      </ul>
      <ShowMore list={events} />
    </section>
  );
}
