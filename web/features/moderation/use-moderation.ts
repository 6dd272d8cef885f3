import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ModeratedVideo } from '#contract/moderation.ts';
import type { Moderation } from '#contract/videos/own-video.ts';
import { api, client } from '#web/lib/api.ts';
import { notify } from '#web/ui/layers/notify.ts';

type Page = Awaited<ReturnType<typeof client.moderation.listVideos>>;
export type Verdict = Exclude<Moderation, 'pending'>;

/** Videos in one moderation state. Decided videos stay in the list until the state changes. */
export function useModeration(state: Moderation | undefined) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const options = api.moderation.listVideos.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...(state ? { state } : {}), ...(cursor ? { cursor } : {}) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const videos = useInfiniteQuery(options);
  const decide = useMutation({
    mutationFn: ({ video, verdict, notes }: { video: ModeratedVideo; verdict: Verdict; notes: string }) => {
      const input = { videoId: video.videoId, notes };
      return verdict === 'approved' ? client.moderation.approveVideo(input) : client.moderation.rejectVideo(input);
    },
    onSuccess: async (decided, { video }) => {
      await queries.cancelQueries({ queryKey: options.queryKey });
      queries.setQueryData<InfiniteData<Page, string | undefined>>(
        options.queryKey,
        (data) => data && { ...data, pages: data.pages.map((page) => withDecided(page, video.moderation, decided)) },
      );
      void queries.invalidateQueries({ queryKey: api.moderation.key(), refetchType: 'none' });
      void queries.invalidateQueries({ queryKey: api.moderation.countWaiting.key() });
    },
    onError: () => notify.failedBriefly(t('videos.failed')),
  });
  return { videos, decide };
}

const withDecided = (page: Page, before: Moderation, decided: ModeratedVideo): Page => ({
  ...page,
  items: page.items.map((item) => (item.videoId === decided.videoId ? decided : item)),
  counts:
    before === decided.moderation
      ? page.counts
      : {
          ...page.counts,
          [before]: page.counts[before] - 1,
          [decided.moderation]: page.counts[decided.moderation] + 1,
        },
});
