import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#web/lib/failure.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { CallForm } from './call-form.tsx';
import { History } from './history.tsx';
import { Report } from './report/report.tsx';
import { useAnalysis } from './use-analysis.ts';
import { useCall } from './use-calls.ts';

interface Props {
  /** The call in the address. */
  callId: string | undefined;
  onOpen: (callId: string | undefined) => void;
}

/** Analyzes a call transcript, shows what was said with the lines that prove it, and lists earlier calls. */
export function AnalyzerScreen({ callId, onOpen }: Props) {
  const { t } = useTranslation('calls');
  const call = useCall(callId);
  const analysis = useAnalysis((done) => onOpen(done.callId));
  const report = useRef<HTMLDivElement>(null);
  const isOpen = call.data !== undefined;
  useEffect(() => {
    if (!isOpen || !callId) return;
    report.current?.scrollIntoView({ block: 'start' });
    report.current?.querySelector<HTMLElement>('#report')?.focus({ preventScroll: true });
  }, [callId, isOpen]);
  return (
    <div className="flex flex-col gap-8">
      <header>
        <h1 className="d-2">{t('title')}</h1>
        <p className="mt-2 max-w-[80ch] text-pretty text-ink-2">{t('text')}</p>
      </header>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
        <CallForm analysis={analysis} hasResult={callId !== undefined} onNew={() => onOpen(undefined)} />
        <div className="max-lg:order-3">
          <History chosen={callId} onDeleted={(deleted) => deleted === callId && onOpen(undefined)} />
        </div>
        {callId && (
          <div ref={report} className="flex min-w-0 scroll-mt-6 flex-col gap-9 max-lg:order-2 lg:col-span-2">
            {call.isPending && <Skeleton shape="text" className="h-96" />}
            {call.isLoadingError &&
              (codeOf(call.error) === 'not_found' ? (
                <EmptyState drawing="call-gone" title={t('report.gone')} text={t('report.goneText')} />
              ) : (
                <ErrorState
                  title={t('report.loadFailed')}
                  onRetry={() => void call.refetch()}
                  retrying={call.isRefetching}
                />
              ))}
            {call.data && <Report key={callId} call={call.data} />}
          </div>
        )}
      </div>
    </div>
  );
}
