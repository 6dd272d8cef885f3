import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { isAwaited } from '#web/lib/slow-load.ts';

/** One answer may lead to the next question. */
const QUIET_MS = 60;

/** Shows its parts together, once each has its first answer or has failed: none pushes the others down. */
export function FirstAnswers({ skeleton, children }: { skeleton: ReactNode; children: ReactNode }) {
  const queries = useQueryClient();
  const awaited = useIsFetching({ predicate: isAwaited });
  const [isReady, setReady] = useState(false);
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
