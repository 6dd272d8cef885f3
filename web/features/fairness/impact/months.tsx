import { useMutation } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { dateFormat } from '#web/lib/dates.ts';
import { saveFile } from '#web/lib/start-download.ts';
import { CsvButton } from '#web/ui/csv-button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { notify } from '#web/ui/layers/notify.ts';

/** Downloads the tables of a month as CSV. */
export function ImpactCsv({ month }: { month: string }) {
  const { t } = useTranslation('impact');
  const download = useMutation(
    api.fairness.exportImpact.mutationOptions({
      onSuccess: (file) => saveFile(file as File),
      onError: () => notify.failed(t('csvFailed')),
    }),
  );
  return (
    <CsvButton
      label={t('csv')}
      iconBelow="md"
      pending={download.isPending}
      onClick={() => download.mutate({ month })}
    />
  );
}

interface MonthsProps {
  month: string;
  earlier: string | null | undefined;
  later: string | null | undefined;
  onMonth: (month: string) => void;
}

/** Steps from month to month. */
export function Months({ month, earlier, later, onMonth }: MonthsProps) {
  const { t, i18n } = useTranslation('impact');
  const name = dateFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <div className="-ml-3 flex items-center gap-2">
      <IconButton label={t('earlier')} disabled={!earlier} onClick={() => earlier && onMonth(earlier)}>
        <ChevronLeft className="ic" aria-hidden />
      </IconButton>
      <h2 className="d-4 first-letter:uppercase" aria-live="polite">
        {name.format(new Date(`${month}-01T00:00:00Z`))}
      </h2>
      <IconButton label={t('later')} disabled={!later} onClick={() => later && onMonth(later)}>
        <ChevronRight className="ic" aria-hidden />
      </IconButton>
    </div>
  );
}
