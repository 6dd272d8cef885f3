import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyRow } from '#web/features/companies/company-row.tsx';
import { useCompanies } from '#web/features/companies/use-companies.ts';
import { textOf } from '#web/lib/search-params.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import { ShowMore } from '#web/ui/navigation/show-more.tsx';

export const Route = createFileRoute('/admin/companies')({
  staticData: { title: 'adminCompanies', texts: ['admin'] },
  validateSearch: (query: Record<string, unknown>): { q?: string } => {
    const q = textOf(query.q);
    return q === undefined ? {} : { q };
  },
  component: CompaniesPage,
});

function CompaniesPage() {
  const navigate = Route.useNavigate();
  const { q = '' } = Route.useSearch();
  const search = useCallback(
    (text: string) => void navigate({ to: '/admin/companies', search: text ? { q: text } : {}, replace: true }),
    [navigate],
  );
  return <CompaniesScreen text={q} onText={search} />;
}

const REST_MS = 250;
const TEXT_MAX = 120;

/** Lists companies with their verified badges, which an admin may override. */
function CompaniesScreen({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { t } = useTranslation('admin');
  const [written, setWritten] = useState(text);
  const { companies, setVerified } = useCompanies(text);
  const items = companies.data?.pages.flatMap((page) => page.items) ?? [];
  const total = companies.data?.pages[0]?.total;

  useEffect(() => {
    if (written.trim() === text) return;
    const timer = setTimeout(() => onText(written.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [written, text, onText]);

  return (
    <section className="flex flex-col gap-6">
      <header className="grid items-end gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div>
          <h1 className="d-2">{t('companies.title')}</h1>
          <p className="mt-2 max-w-[56ch] text-ink-2">{t('companies.text')}</p>
        </div>
        <search>
          <SearchInput
            aria-label={t('companies.search')}
            clear={t('companies.clear')}
            placeholder={t('companies.search')}
            maxLength={TEXT_MAX}
            value={written}
            onChange={setWritten}
          />
        </search>
      </header>
      {companies.isPending && <Skeleton shape="rows" className="h-96" />}
      {companies.isLoadingError && (
        <ErrorState
          title={t('companies.loadFailed')}
          onRetry={() => void companies.refetch()}
          retrying={companies.isRefetching}
        />
      )}
      {companies.isSuccess && items.length === 0 && (
        <EmptyState drawing="companies" title={t('companies.empty')} text={t('companies.emptyText')} />
      )}
      {items.length > 0 && (
        <div>
          <p role="status" className="border-b border-line pb-3 font-semi">
            {t('companies.count', { count: total ?? 0 })}
          </p>
          <ul>
            {items.map((company) => (
              <CompanyRow
                key={company.companyId}
                company={company}
                onDecide={(decision) => setVerified.mutate({ companyId: company.companyId, decision: decision })}
              />
            ))}
          </ul>
        </div>
      )}
      <ShowMore list={companies} />
    </section>
  );
}
