import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { onLive } from '#web/lib/live.ts';
import { notify } from '#web/ui/layers/notify.ts';

/** Long enough to notice a mistake. */
const UNDO_MS = 8000;

/** The author's calls that match a text, kept in sync with other tabs. */
export function useCalls(text: string) {
  const queries = useQueryClient();
  useEffect(
    () => onLive('call_changed', () => void queries.invalidateQueries({ queryKey: api.calls.listCalls.key() })),
    [queries],
  );
  return useInfiniteQuery(
    api.calls.listCalls.infiniteOptions({
      input: (cursor: string | undefined) => ({ text, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
}

export const useCall = (callId: string | undefined) =>
  useQuery(
    api.calls.getCall.queryOptions({
      input: { callId: callId ?? '' },
      enabled: callId !== undefined,
      staleTime: Infinity,
      retry: (failures, error) => codeOf(error) !== 'not_found' && failures < 1,
    }),
  );

/** Deletes a call at once, with an undo. */
export function useDeleteCall(onDeleted: (callId: string) => void) {
  const { t } = useTranslation('calls');
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: api.calls.listCalls.key() });
  const restore = useMutation(
    api.calls.restoreCall.mutationOptions({
      onSuccess: () => notify.done(t('history.restored')),
      onError: () => notify.failed(t('history.restoreFailed')),
      onSettled: reload,
    }),
  );
  return useMutation(
    api.calls.deleteCall.mutationOptions({
      onSuccess: (_nothing, { callId }) => {
        queries.removeQueries({ queryKey: api.calls.getCall.queryKey({ input: { callId } }) });
        onDeleted(callId);
        notify.done(t('history.deleted'), {
          ms: UNDO_MS,
          action: { label: t('history.undo'), onClick: () => restore.mutate({ callId }) },
        });
      },
      onError: () => notify.failed(t('history.deleteFailed')),
      onSettled: reload,
    }),
  );
}
