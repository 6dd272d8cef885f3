import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnVideo } from '#contract/videos/own-video.ts';
import { api } from '#web/lib/api.ts';
import { onLive } from '#web/lib/live.ts';
import { notify } from '#web/ui/layers/notify.ts';

const WITHOUT_LIVE_MS = 5000;

/** A video being processed, refreshed by live events and by polling as a fallback. */
export function useOwnVideo(video: OwnVideo): OwnVideo {
  const queries = useQueryClient();
  const isMoving = video.state === 'queued' || video.state === 'processing';
  const options = api.videos.getVideo.queryOptions({
    input: { videoId: video.id },
    enabled: isMoving,
    refetchInterval: isMoving ? WITHOUT_LIVE_MS : false,
    retry: false,
  });
  const { data } = useQuery(options);
  const { queryKey } = options;
  useEffect(() => {
    if (!isMoving) return;
    return onLive('video_progressed', (event) => {
      if (!event || event.videoId === video.id) void queries.invalidateQueries({ queryKey });
    });
  }, [isMoving, video.id, queries, queryKey]);
  return data && isMoving ? data : video;
}

/** Refreshes everything that shows the state of the talent's videos. */
export function useRefreshVideos() {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const queryKey of [api.talents.getProfile.key(), api.insights.key()])
      void queries.invalidateQueries({ queryKey });
  }, [queries]);
}

/** Refreshes when an admin has moderated a video. */
export function useModerationEvents() {
  const refresh = useRefreshVideos();
  useEffect(() => onLive('video_moderated', refresh), [refresh]);
}

/** Refreshes the profile when one of its videos has been published or has failed. */
export function useVideoEvents() {
  const queries = useQueryClient();
  const { t } = useTranslation('videos');
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: api.talents.getProfile.key() });
    const stops = [
      onLive('video_published', (event) => {
        refresh();
        if (event) notify.done(t('savedToast'));
      }),
      onLive('video_failed', refresh),
    ];
    return () => stops.forEach((stop) => stop());
  }, [queries, t]);
}
