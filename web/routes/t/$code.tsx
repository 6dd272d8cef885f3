import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { TalentPage } from '#contract/talents/page.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { Footer } from '#web/features/navigation/footer.tsx';
import { COLUMNS, ShownTalent } from '#web/features/talents/page/shown-talent.tsx';
import { api } from '#web/lib/api.ts';
import { pageData, useDocumentTitle } from '#web/lib/page-data.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { isGone, Unavailable } from '#web/ui/states/unavailable.tsx';

/** The public page of a talent who wants one. The server writes the head of the document. */
export const Route = createFileRoute('/t/$code')({
  staticData: { title: 'talentPage', texts: ['talents', 'search', 'videos', 'positions'] },
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
  const talent = useQuery(
    api.talents.getPage.queryOptions({ input: { code }, staleTime: 60_000, ...pageData<TalentPage>(`/t/${code}`) }),
  );
  useDocumentTitle(talent.data?.talentName);
  if (talent.isLoadingError) return <NoPage code={code} error={talent.error} onRetry={() => void talent.refetch()} />;
  if (!talent.data)
    return (
      <div className={COLUMNS} aria-hidden>
        <Skeleton className="aspect-9/16 w-full rounded-frame!" />
        <Skeleton shape="text" className="h-40" />
      </div>
    );
  return <ShownTalent page={talent.data} />;
}

/** Replaces a page that isn't shown. Its owner is told why. */
function NoPage({ code, error, onRetry }: { code: string; error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('talents');
  const { user } = useSession();
  const own = useQuery(api.talents.getOwnPage.queryOptions({ enabled: user?.userType === 'talent' && isGone(error) }));
  const isOwn = own.data?.url?.endsWith(`/t/${code}`);
  const reason = own.data?.isPublished ? 'hidden' : 'off';
  return (
    <Unavailable
      error={error}
      gone={{
        drawing: 'link-gone',
        title: t(isOwn ? 'page.ownGone.title' : 'page.gone'),
        text: t(isOwn ? `page.ownGone.${reason}` : 'page.goneText'),
      }}
      failed={t('page.failed')}
      onRetry={onRetry}
      action={
        isOwn && (
          <Link
            {...(reason === 'hidden' ? { to: '/talent/dashboard' } : { to: '/talent/profile', hash: 'public-page' })}
            className={buttonClass({ variant: 'primary' })}
          >
            {t(`page.ownGone.${reason}Action`)}
          </Link>
        )
      }
    />
  );
}
