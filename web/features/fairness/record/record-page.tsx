import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/loading.tsx';
import { RecordButton } from './record-button.tsx';
import { RecordSheet, type SignedRecord } from './record-sheet.tsx';

/** An audit record as a sheet for A4 and Letter paper. Everything but the sheet stays off the paper. */
export function RecordPage({ analysisId }: { analysisId: string }) {
  const { t } = useTranslation('fairness');
  const record = useQuery(api.fairness.getRecord.queryOptions({ input: { analysisId } }));
  if (record.isPending)
    return (
      <p role="status" className="flex items-center gap-3 text-lg">
        <Spinner className="text-[1.5rem]" />
        {t('record.loading')}
      </p>
    );
  if (!record.data)
    return (
      <ErrorState
        as="h1"
        title={t(codeOf(record.error) === 'not_found' ? 'record.gone' : 'record.failed')}
        onRetry={() => void record.refetch()}
        retrying={record.isRefetching}
      />
    );
  return (
    <>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button variant="primary" onClick={() => print()}>
          <Printer className="ic" aria-hidden />
          {t('record.print')}
        </Button>
        <RecordButton analysisId={analysisId} />
      </div>
      <RecordSheet signed={JSON.parse(record.data.file) as SignedRecord} />
    </>
  );
}
