import { createFileRoute } from '@tanstack/react-router';
import { Guard } from '#web/features/accounts/guard.tsx';
import { RecordPage } from '#web/features/fairness/record/record-page.tsx';

/** The audit record of a bias analysis, to print. It has no bars, since it opens in a tab of its own. */
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
