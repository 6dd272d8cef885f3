import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyAnalytics, Period } from '#contract/analytics/company.ts';
import { PLANS } from '#contract/values/plans.ts';
import { ANALYTICS_PERIODS } from '#contract/values/product.ts';
import { api } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/start-download.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { Segmented } from '#web/ui/navigation/segmented.tsx';

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

interface Props {
  analytics: CompanyAnalytics;
  days: Period;
  onDays: (days: Period) => void;
}

/** The period, its time zone, and the CSV export. Longer periods and the export require Premium. */
export function PeriodBar({ analytics: { plan, timeZone }, days, onDays }: Props) {
  const { t } = useTranslation('analytics');
  const queries = useQueryClient();
  const failed = () => notify.failed(t('failed'));
  const download = useMutation(
    api.analytics.exportCompanyDays.mutationOptions({ onSuccess: (file) => saveFile(file as File), onError: failed }),
  );
  const move = useMutation(
    api.analytics.setTimeZone.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: api.analytics.key() }),
      onError: failed,
    }),
  );
  const { mutate: setZone } = move;
  // Until the company chooses, the device's time zone is used.
  useEffect(() => {
    if (timeZone === null) setZone({ timeZone: deviceZone() });
  }, [timeZone, setZone]);
  const isPremium = plan === 'premium';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      {isPremium ? (
        <Segmented
          label={t('company.period')}
          value={String(days)}
          onChange={(value) => onDays(Number(value) as Period)}
          options={ANALYTICS_PERIODS.map((count) => ({ value: String(count), label: t('company.days', { count }) }))}
          className="min-w-80 max-md:w-full"
        />
      ) : (
        <p className="text-sm text-ink-2">
          {`${t('company.lastWeek', { free: PLANS.free.analyticsDays, premium: PLANS.premium.analyticsDays })} `}
          <Link to="/company/profile" hash="plan" className="inline-block py-1 underline underline-offset-4">
            {t('company.upgrade')}
          </Link>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {timeZone && (
          <p className="text-sm text-ink-2">
            {t('company.zone', { zone: timeZone.replaceAll('_', ' ') })}{' '}
            {timeZone !== deviceZone() && (
              <button
                type="button"
                className="inline-block py-1 underline underline-offset-4"
                onClick={() => setZone({ timeZone: deviceZone() })}
              >
                {t('company.useZone', { zone: deviceZone().replaceAll('_', ' ') })}
              </button>
            )}
          </p>
        )}
        {isPremium && (
          <Button variant="outline" size="sm" pending={download.isPending} onClick={() => download.mutate({ days })}>
            {!download.isPending && <Download className="ic" aria-hidden />}
            {t('company.csv')}
          </Button>
        )}
      </div>
    </div>
  );
}
