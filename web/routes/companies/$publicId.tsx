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
import { Unavailable } from '#web/ui/states/unavailable.tsx';

/** A company's page, for talent it has met or for everyone. The server writes the head of the document. */
export const Route = createFileRoute('/companies/$publicId')({
  staticData: { title: 'companyPage', texts: ['companies', 'campaigns'] },
  component: CompanyPageScreen,
});

function CompanyPageScreen() {
  const { publicId } = Route.useParams();
  return (
    <>
      <main id="main" className="page flex min-h-[70dvh] flex-col gap-8 pt-6 pb-20 md:gap-12 md:pt-10">
        <PublicCompany key={publicId} publicId={publicId} />
      </main>
      <Footer />
    </>
  );
}

function PublicCompany({ publicId }: { publicId: string }) {
  const { t } = useTranslation('companies');
  const { user } = useSession();
  const company = useQuery(
    api.companies.getPage.queryOptions({
      input: { publicId },
      staleTime: 60_000,
      ...pageData<CompanyPage>(`/companies/${publicId}`),
    }),
  );
  useDocumentTitle(company.data?.companyName);
  if (company.isLoadingError)
    return (
      <Unavailable
        error={company.error}
        gone={{ drawing: 'company-gone', title: t('page.gone'), text: t('page.goneText') }}
        failed={t('page.failed')}
        onRetry={() => void company.refetch()}
        action={user === null && <SignIn publicId={publicId} />}
      />
    );
  if (!company.data) return <Skeleton className="h-48 rounded-md!" />;
  const { about, isOwn } = company.data;
  return (
    <>
      {isOwn && <OwnNote isPublished={company.data.isPublished} />}
      <CompanyHeader company={company.data} />
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
