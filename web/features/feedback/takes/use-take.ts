import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Take } from '#contract/feedback/takes.ts';
import { api } from '#web/lib/api.ts';
import { onLive } from '#web/lib/live.ts';

const WITHOUT_LIVE_MS = 5000;
const EVENTS = ['feedback_changed', 'video_published', 'video_failed', 'video_moderated'] as const;

/** Whether the server is still processing a take. */
export const isWorking = ({ video, feedback }: Take) =>
  video.state === 'queued' ||
  video.state === 'processing' ||
  feedback?.status === 'queued' ||
  feedback?.status === 'processing';

/** A take with its analysis. Polled while it is in progress, in case live events don't arrive. */
export const useTake = (videoId: string) =>
  useQuery(
    api.feedback.getTake.queryOptions({
      input: { videoId },
      refetchInterval: ({ state: { data } }) => (data && isWorking(data) ? WITHOUT_LIVE_MS : false),
    }),
  );

export function useTakes() {
  const takes = useInfiniteQuery(
    api.feedback.listTakes.infiniteOptions({
      input: (cursor: string | undefined) => (cursor ? { cursor } : {}),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  );
  return { ...takes, items: takes.data?.pages.flatMap(({ items }) => items) ?? [] };
}

/** Refreshes takes and what companies see of them when an analysis or a video has changed. */
export function useFeedbackEvents() {
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: api.feedback.key() });
    const stop = EVENTS.map((name) => onLive(name, refresh));
    return () => stop.forEach((off) => off());
  }, [queries]);
}
