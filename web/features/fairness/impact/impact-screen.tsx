import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImpactReport } from '#contract/fairness/impact.ts';
import { IMPACT_MEASURES, type ImpactMeasure } from '#contract/values/categories.ts';
import { api } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { Segmented } from '#web/ui/navigation/segmented.tsx';
import { ImpactTable } from './impact-table.tsx';
import { ImpactCsv, Months } from './months.tsx';

interface Props {
  /** A month such as "2026-11"; the newest one if omitted. */
  month: string | undefined;
  onMonth: (month: string) => void;
}

/** The impact ratios of a month by sex, by race and ethnicity, and by both. */
export function ImpactScreen({ month, onMonth }: Props) {
  const { t } = useTranslation('impact');
  const [measure, setMeasure] = useState<ImpactMeasure>('selection');
  const impact = useQuery(api.fairness.getImpact.queryOptions({ input: month ? { month } : {} }));
  const { report, sha256, earlier, later } = impact.data ?? {};
  const isEmpty = impact.isSuccess ? !report : impact.isLoadingError && codeOf(impact.error) === 'not_found';
  return (
    <section className="flex flex-col gap-6 md:gap-8">
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2">
        <h1 className="d-2">{t('title')}</h1>
        {report && <ImpactCsv month={report.month} />}
        <p className="col-span-full text-ink-2">{t('text')}</p>
      </header>
      {impact.isPending && <Skeleton shape="text" className="h-96" />}
      {isEmpty && <EmptyState drawing="impact" title={t('empty')} text={t('emptyText')} />}
      {impact.isLoadingError && !isEmpty && (
        <ErrorState title={t('loadFailed')} onRetry={() => void impact.refetch()} retrying={impact.isRefetching} />
      )}
      {report && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <Months month={report.month} earlier={earlier} later={later} onMonth={onMonth} />
            <Segmented
              label={t('measure.label')}
              value={measure}
              onChange={setMeasure}
              options={IMPACT_MEASURES.map((value) => ({ value, label: t(`measure.${value}`) }))}
              className="w-full md:w-72"
            />
          </div>
          <Facts report={report} />
          <p className="font-semi">{t(`measureText.${measure}`, { median: report.medianScore })}</p>
          {(['sex', 'race', 'both'] as const).map((name) => (
            <ImpactTable key={name} name={name} measure={measure} groups={report.tables[measure][name]} />
          ))}
          <footer className="flex flex-col gap-2 border-t border-line pt-5 text-sm text-ink-2">
            {t('notes', { returnObjects: true }).map((note) => (
              <p key={note} className="max-w-[90ch]">
                {note}
              </p>
            ))}
            <p>
              {t('hash')} <code className="[overflow-wrap:anywhere]">{sha256}</code>
            </p>
          </footer>
        </>
      )}
    </section>
  );
}

function Facts({ report }: { report: ImpactReport }) {
  const { t, i18n } = useTranslation('impact');
  const { applicants, unknown, campaigns, scorer } = report;
  const [all, missing, open] = [applicants, unknown, campaigns].map((n) =>
    new Intl.NumberFormat(i18n.language).format(n),
  );
  const facts = { applicants: all, unknown: missing, campaigns: open, scorer };
  return (
    <dl className="grid grid-cols-2 gap-x-6 border-y border-line pt-4 md:grid-cols-4">
      {(['applicants', 'unknown', 'campaigns', 'scorer'] as const).map((name) => (
        <div key={name} className="row-span-2 grid grid-rows-subgrid pb-4">
          <dt className="self-end text-sm text-ink-2">{t(`facts.${name}`)}</dt>
          <dd className="d-4 tabular-nums">{facts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
