import { useQuery } from '@tanstack/react-query';
import { Link, createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CompanyPage } from '#contract/companies/page.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { OpenCampaigns } from '#web/features/campaigns/open-campaigns.tsx';
import { CompanyHeader, OwnNote } from '#web/features/companies/page/company-header.tsx';
import { Footer } from '#web/features/navigation/footer.tsx';
import { api } from '#web/lib/api.ts';
import { pageData, useDocumentTitle } from '#web/lib/page-data.ts';
import { storeChosenPath } from '#web/lib/return-to.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { isGone, Unavailable } from '#web/ui/states/unavailable.tsx';
import { NotFoundPage } from '../-fallbacks.tsx';

/** A company's page, for talent it has met or for everyone. The server writes the head of the document. */
export const Route = createFileRoute('/companies/$publicId')({
  staticData: { title: 'companyPage', texts: ['companies', 'campaigns'] },
  component: CompanyPageScreen,
});

function CompanyPageScreen() {
  const { publicId } = Route.useParams();
  const { t } = useTranslation(['companies', 'common']);
  const { user, isKnown, isFailed } = useSession();
  const company = useQuery(
    api.companies.getPage.queryOptions({
      input: { publicId },
      staleTime: 60_000,
      ...pageData<CompanyPage>(`/companies/${publicId}`),
    }),
  );
  // Signing in may only help visitors.
  const isMissing = company.isLoadingError && isGone(company.error) && user !== null;
  useDocumentTitle(isMissing ? t('common:title.notFound') : company.data?.companyName);
  if (isMissing) return <NotFoundPage />;
  return (
    <>
      <main id="main" className="page flex min-h-[70dvh] flex-col gap-8 pt-6 pb-20 md:gap-12 md:pt-10">
        {company.data ? (
          <PublicCompany key={publicId} company={company.data} />
        ) : company.isLoadingError && (isKnown || isFailed) ? (
          <Unavailable
            error={company.error}
            gone={{ drawing: 'company-gone', title: t('page.gone'), text: t('page.goneText') }}
            failed={t('page.failed')}
            onRetry={() => void company.refetch()}
            action={user === null && <SignIn publicId={publicId} />}
          />
        ) : (
          <Skeleton shape="text" className="h-48" />
        )}
      </main>
      <Footer />
    </>
  );
}

function PublicCompany({ company }: { company: CompanyPage }) {
  const { publicId, about, isOwn, isPublished } = company;
  return (
    <>
      {isOwn && <OwnNote isPublished={isPublished} />}
      <CompanyHeader company={company} />
      {about && <p className="max-w-[68ch] text-lg leading-relaxed whitespace-pre-line">{about}</p>}
      <OpenCampaigns publicId={publicId} />
    </>
  );
}

/** Signing in may give this visitor access. */
function SignIn({ publicId }: { publicId: string }) {
  const { t } = useTranslation('companies');
  const comeBack = () => storeChosenPath(`/companies/${publicId}`);
  return (
    <Link to="/talent/auth" onClick={comeBack} className={buttonClass({ variant: 'primary' })}>
      {t('page.signIn')}
    </Link>
  );
}
