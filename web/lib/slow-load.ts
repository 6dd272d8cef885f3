import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export const SLOW_AFTER_MS = 2000;
export const LATE_AFTER_MS = 3000;

/** Something on the screen waits for its first answer. */
export const isAwaited = (query: Query) => query.state.status === 'pending' && query.isActive();

/** How long the screen has been waiting for what it has never had: 'slow' after two seconds, 'late' after three. */
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
    /** Drops what is under way and asks again. */
    async retry() {
      await queries.cancelQueries({ predicate: isAwaited });
      await queries.refetchQueries({ predicate: isAwaited });
    },
  };
}
