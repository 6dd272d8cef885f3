import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import type { TalentCard } from '#contract/search/search.ts';
import { VIEW_MIN_MS } from '#contract/values/durations.ts';
import { api, client } from '#web/lib/api.ts';

const LOOK_EVERY_MS = 500;

/** Reports a view once a video has played for VIEW_MIN_MS, with the campaign from which it was opened. */
export function useViewing(positionId: string | undefined, around: RefObject<HTMLElement | null>, campaignId?: string) {
  const queries = useQueryClient();
  useEffect(() => {
    if (!positionId) return;
    let playedMs = 0;
    const timer = setInterval(() => {
      const video = around.current?.querySelector('video');
      if (!video || video.paused) return;
      playedMs += LOOK_EVERY_MS;
      if (playedMs < VIEW_MIN_MS) return;
      clearInterval(timer);
      void client.analytics
        .recordView({ positionId, playedMs, ...(campaignId && { campaignId }) })
        .then(() => markViewed(queries, positionId))
        .catch(() => undefined);
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [positionId, around, campaignId, queries]);
}

/** Marks the card in results that are already loaded. */
const markViewed = (queries: QueryClient, positionId: string) =>
  queries.setQueriesData<InfiniteData<{ items: TalentCard[] }>>(
    { queryKey: api.search.findTalents.key({ type: 'infinite' }) },
    (found) =>
      found && {
        ...found,
        pages: found.pages.map((page) => ({
          ...page,
          items: page.items.map((card) => (card.positionId === positionId ? { ...card, isViewed: true } : card)),
        })),
      },
  );
