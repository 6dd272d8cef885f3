import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Guard } from '#web/features/accounts/guard.tsx';
import { RecordButton } from '#web/features/fairness/record/record-button.tsx';
import { RecordSheet, type SignedRecord } from '#web/features/fairness/record/record-sheet.tsx';
import { api } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';

/** The printable audit record of a bias analysis. It has no bars, since it opens in its own tab. */
export const Route = createFileRoute('/company/bias-analyses/$analysisId')({
  staticData: { title: 'biasRecord', bars: false, texts: ['fairness'] },
  component: BiasRecordPage,
});

function BiasRecordPage() {
  const { analysisId } = Route.useParams();
  return (
    <Guard userType="company" ask="page">
      {() => (
        <main id="main" className="mx-auto flex max-w-[60rem] flex-col gap-6 px-4 py-6 md:py-10 print:p-0">
          <RecordPage analysisId={analysisId} />
        </main>
      )}
    </Guard>
  );
}

/** An audit record as an A4 or Letter sheet. Only the sheet is printed. */
function RecordPage({ analysisId }: { analysisId: string }) {
  const { t } = useTranslation('fairness');
  const record = useQuery(api.fairness.getRecord.queryOptions({ input: { analysisId } }));
  if (record.isPending)
    return (
      <>
        <p role="status" className="sr-only">
          {t('record.loading')}
        </p>
        <Skeleton className="h-12 w-72 rounded-pill" />
        <Skeleton className="aspect-[1/1.414] rounded-md!" />
      </>
    );
  if (codeOf(record.error) === 'not_found')
    return (
      <ErrorState
        as="h1"
        title={t('record.gone')}
        text={t('record.goneText')}
        action={
          <Link to="/company/search-talent" search={{ tab: 'bias' }} className={buttonClass()}>
            {t('record.another')}
          </Link>
        }
      />
    );
  if (!record.data)
    return (
      <ErrorState
        as="h1"
        title={t('record.failed')}
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
