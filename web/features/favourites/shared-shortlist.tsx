import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentCard } from '#contract/search/search.ts';
import { api } from '#web/lib/api.ts';
import { dateText } from '#web/lib/dates.ts';
import { deferred } from '#web/lib/deferred.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { CardSkeleton } from '#web/ui/states/loading.tsx';
import { Unavailable, isGone } from '#web/ui/states/unavailable.tsx';
import { SharedCard } from './shared-card.tsx';

const SharedPerson = deferred(async () => (await import('./shared-person.tsx')).SharedPerson);

const GRID = 'grid grid-cols-2 gap-x-3 gap-y-6 md:gap-x-5 min-[900px]:grid-cols-4 lg:grid-cols-5';

/** A shortlist as people without an account see it. */
export function SharedShortlist({ token }: { token: string }) {
  const { t, i18n } = useTranslation('favourites');
  const [watched, setWatched] = useState<TalentCard | null>(null);
  const shared = useQuery(
    api.favourites.openShortlist.queryOptions({
      input: { token },
      staleTime: 60_000,
      retry: (count, error) => count < 1 && !isGone(error),
    }),
  );
  if (shared.isLoadingError)
    return (
      <Unavailable
        error={shared.error}
        gone={{ drawing: 'shortlist-gone', title: t('shortlists.gone'), text: t('shortlists.goneText') }}
        failed={t('shortlists.openFailed')}
        onRetry={() => void shared.refetch()}
      />
    );
  if (!shared.data)
    return (
      <>
        <h1 className="d-2">{t('shortlists.checking')}</h1>
        <div className={GRID} aria-hidden>
          {Array.from({ length: 5 }, (_, index) => (
            <CardSkeleton key={index} bare />
          ))}
        </div>
      </>
    );
  const { name, companyName, expiresAt, items } = shared.data;
  return (
    <>
      <header>
        <h1 className="d-2 break-words">{name}</h1>
        <p className="mt-2 text-ink-2">
          {t('shortlists.by', { company: companyName, date: dateText(expiresAt, i18n.language) })}
        </p>
      </header>
      {items.length === 0 && (
        <EmptyState drawing="shortlist-empty" title={t('shortlists.empty')} text={t('shortlists.emptyText')} />
      )}
      <ul className={GRID}>
        {items.map((card) => (
          <li key={card.positionId}>
            <SharedCard card={card} onPlay={() => setWatched(card)} />
          </li>
        ))}
      </ul>
      <p>
        <Link to="/for-companies" className={buttonClass({ variant: 'outline' })}>
          {t('shortlists.join')}
        </Link>
      </p>
      {watched && <SharedPerson card={watched} onClose={() => setWatched(null)} />}
    </>
  );
}
