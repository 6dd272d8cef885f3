import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MASK } from '#contract/values/product.ts';
import type { TalentPage as Page } from '#contract/talents/page.ts';
import { Player } from '#web/features/videos/public.ts';
import { api } from '#web/lib/api.ts';
import { titleName } from '#web/lib/title-name.ts';
import { codeOf } from '#web/lib/failure.ts';
import { pageData, useDocumentTitle } from '#web/lib/page-data.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { PageText } from './page-text.tsx';

const GONE = new Set(['not_found', 'invalid_input']);
const COLUMNS =
  'grid gap-6 md:grid-cols-[minmax(0,360px)_minmax(0,1fr)] md:gap-12 lg:grid-cols-[minmax(0,420px)_minmax(0,1fr)]';

/** A talent as everyone sees them: the video of a position, and what the talent says about themselves. */
export function TalentPage({ code }: { code: string }) {
  const { t } = useTranslation('talents');
  const talent = useQuery(
    api.talents.getPage.queryOptions({ input: { code }, staleTime: 60_000, ...pageData<Page>(`/t/${code}`) }),
  );
  useDocumentTitle(talent.data?.talentName);
  if (talent.isLoadingError)
    return GONE.has(codeOf(talent.error) ?? '') ? (
      <EmptyState
        as="h1"
        title={t('page.gone')}
        text={t('page.goneText')}
        action={
          <Link to="/" className={buttonClass({ variant: 'outline' })}>
            {t('page.home')}
          </Link>
        }
      />
    ) : (
      <ErrorState as="h1" title={t('page.failed')} onRetry={() => void talent.refetch()} />
    );
  if (!talent.data)
    return (
      <div className={COLUMNS} aria-hidden>
        <Skeleton className="aspect-9/16 w-full rounded-frame!" />
        <Skeleton className="h-40" />
      </div>
    );
  return <ShownTalent page={talent.data} />;
}

function ShownTalent({ page }: { page: Page }) {
  const { i18n } = useTranslation('talents');
  const [chosenId, choose] = useState<string>();
  const card = page.cards.find(({ positionId }) => positionId === chosenId) ?? page.cards[0]!;
  return (
    <article className={COLUMNS}>
      <Player
        key={card.positionId}
        video={card.video}
        name={page.talentName}
        className="mx-auto w-full max-w-[calc((var(--room-height)-3rem)*9/16)]"
      >
        {/* On phones the name stands on the picture, for the eye; the heading beside it is for everyone else. */}
        <div aria-hidden className="md:hidden">
          <p className="d-face text-[1.875rem] leading-none!">{page.talentName}</p>
          <p className="mt-1 font-semi">{titleName(card.positionTitle, i18n.language).replaceAll(MASK, '…')}</p>
        </div>
      </Player>
      <PageText page={page} card={card} onChoose={choose} />
    </article>
  );
}
