import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyPage as Page } from '#contract/companies/page.ts';
import { api } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { pageData, useDocumentTitle } from '#web/lib/page-data.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { Tag } from '#web/ui/tag.tsx';

const GONE = new Set(['not_found', 'invalid_input']);

/** A company: who it is, and its open campaigns below. */
export function CompanyPage({ publicId, campaigns }: { publicId: string; campaigns: ReactNode }) {
  const { t } = useTranslation('companies');
  const company = useQuery(
    api.companies.getPage.queryOptions({
      input: { publicId },
      staleTime: 60_000,
      ...pageData<Page>(`/companies/${publicId}`),
    }),
  );
  useDocumentTitle(company.data?.companyName);
  if (company.isLoadingError)
    return GONE.has(codeOf(company.error) ?? '') ? (
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
      <ErrorState as="h1" title={t('page.failed')} onRetry={() => void company.refetch()} />
    );
  if (!company.data) return <Skeleton className="h-48 rounded-md!" />;
  const { about, isOwn } = company.data;
  return (
    <>
      {isOwn && <OwnNote isPublished={company.data.isPublished} />}
      <CompanyHeader company={company.data} />
      {about && <p className="max-w-[68ch] text-lg leading-relaxed whitespace-pre-line">{about}</p>}
      {campaigns}
    </>
  );
}

function CompanyHeader({ company }: { company: Page }) {
  const { t } = useTranslation('companies');
  const { companyName, logoUrl, isVerified, website, domain, industry, location } = company;
  return (
    <header className="flex flex-col gap-5 md:flex-row md:items-center md:gap-7">
      <Avatar logo={logoUrl} letterOf={companyName} size="xl" />
      <div className="flex min-w-0 flex-col items-start gap-2.5">
        <h1 className="d-2 [overflow-wrap:anywhere]">{companyName}</h1>
        <p className="text-ink-2">{[industry, location].filter(Boolean).join(' · ')}</p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {isVerified && (
            <Tag tone="ok" icon={<BadgeCheck aria-hidden />}>
              {t('verified')}
            </Tag>
          )}
          {website && domain && (
            <a
              href={website}
              target="_blank"
              rel="noopener nofollow ugc"
              className="flex min-h-6 items-center gap-1.5 font-semi underline underline-offset-4"
            >
              <Globe className="ic" aria-hidden />
              {domain}
            </a>
          )}
        </p>
      </div>
    </header>
  );
}

/** Tells a company who can open its page. */
function OwnNote({ isPublished }: { isPublished: boolean }) {
  const { t } = useTranslation('companies');
  return (
    <p className="panel flex flex-wrap items-center justify-between gap-3 rounded-md! bg-sunk! px-5 py-3.5">
      {t(isPublished ? 'page.ownPublished' : 'page.ownClosed')}
      <Link to="/company/profile" className={buttonClass({ variant: 'outline', size: 'sm' })}>
        {t('page.edit')}
      </Link>
    </p>
  );
}
