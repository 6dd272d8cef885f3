import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { TalentPage } from '#contract/talents/page.ts';
import { Footer } from '#web/features/navigation/footer.tsx';
import { COLUMNS, ShownTalent } from '#web/features/talents/page/shown-talent.tsx';
import { api } from '#web/lib/api.ts';
import { pageData, useDocumentTitle } from '#web/lib/page-data.ts';
import { Skeleton } from '#web/ui/loading.tsx';
import { Unavailable } from '#web/ui/unavailable.tsx';

/** The public page of a talent who wants one. The server writes the head of the document. */
export const Route = createFileRoute('/t/$code')({
  staticData: { title: 'talentPage', texts: ['talents', 'search', 'videos'] },
  component: TalentPageScreen,
});

function TalentPageScreen() {
  const { code } = Route.useParams();
  return (
    <>
      <main id="main" className="page min-h-[70dvh] pt-4 pb-20 md:pt-10">
        <PublicTalent key={code} code={code} />
      </main>
      <Footer />
    </>
  );
}

function PublicTalent({ code }: { code: string }) {
  const { t } = useTranslation('talents');
  const talent = useQuery(
    api.talents.getPage.queryOptions({ input: { code }, staleTime: 60_000, ...pageData<TalentPage>(`/t/${code}`) }),
  );
  useDocumentTitle(talent.data?.talentName);
  if (talent.isLoadingError)
    return (
      <Unavailable
        error={talent.error}
        gone={{ drawing: 'link-gone', title: t('page.gone'), text: t('page.goneText') }}
        failed={t('page.failed')}
        onRetry={() => void talent.refetch()}
      />
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
