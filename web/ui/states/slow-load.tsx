import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#web/lib/browser-state.ts';
import { Button } from '../button.tsx';
import { Spinner } from './loading.tsx';

export const SLOW_AFTER_MS = 2000;
export const LATE_AFTER_MS = 3000;

/** Whether somebody is waiting for a query's first response. */
export const isAwaited = (query: Query) =>
  query.state.status === 'pending' && query.isActive() && !query.meta?.['isInBackground'];

/** How long queries have been waiting for their first response: 'slow' after two seconds, 'late' after three. */
export function useSlowLoad() {
  const queries = useQueryClient();
  const isWaiting = useIsFetching({ predicate: isAwaited }) > 0;
  const [stage, setStage] = useState<'none' | 'slow' | 'late'>('none');
  useEffect(() => {
    if (!isWaiting) return;
    const timers = [
      setTimeout(() => setStage('slow'), SLOW_AFTER_MS),
      setTimeout(() => setStage('late'), LATE_AFTER_MS),
    ];
    return () => {
      timers.forEach(clearTimeout);
      setStage('none');
    };
  }, [isWaiting]);
  return {
    stage,
    /** Cancels the waiting queries and sends them again. */
    async retry() {
      await queries.cancelQueries({ predicate: isAwaited });
      await queries.refetchQueries({ predicate: isAwaited });
    },
  };
}

/** A notice below the top bar when a response is slow. */
export function SlowLoad() {
  const { t } = useTranslation();
  const { stage, retry } = useSlowLoad();
  const isOnline = useOnline();
  if (stage === 'none' || !isOnline) return null;
  return (
    <div className="pointer-events-none fixed inset-x-3 top-[calc(var(--bar)+.5rem)] z-(--z-toast) flex justify-center">
      <div
        role="status"
        className="pointer-events-auto flex min-h-12 items-center gap-2.5 rounded-pill bg-ink py-1.5 pr-2 pl-4 text-sm text-paper shadow-2"
      >
        <Spinner />
        <p className="pr-2">{t(stage === 'slow' ? 'ui.slow' : 'ui.late')}</p>
        {stage === 'late' && (
          <Button size="xs" className="flex-none bg-paper! text-ink!" onClick={() => void retry()}>
            {t('ui.retry')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A response may start another query. */
const QUIET_MS = 60;

interface FirstAnswersProps {
  /** Whether the main answers are there from the start. */
  isKnown: boolean;
  skeleton: ReactNode;
  children: ReactNode;
}

/** Shows its children together once every query has responded or failed, so that none causes a layout shift. */
export function FirstAnswers({ isKnown, skeleton, children }: FirstAnswersProps) {
  const queries = useQueryClient();
  const awaited = useIsFetching({ predicate: isAwaited });
  const [isReady, setReady] = useState(isKnown);
  useEffect(() => {
    if (isReady || queries.isFetching({ predicate: isAwaited }) > 0) return;
    const timer = setTimeout(() => setReady(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isReady, awaited, queries]);
  return (
    <>
      {!isReady && skeleton}
      <div className={isReady ? 'contents' : 'hidden'}>{children}</div>
    </>
  );
}
