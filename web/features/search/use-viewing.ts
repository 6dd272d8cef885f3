import { type RefObject, useEffect } from 'react';
import { VIEW_MIN_MS } from '#contract/values/durations.ts';
import { client } from '../../lib/api.ts';

const LOOK_EVERY_MS = 500;

/** Reports a view once a video has played for VIEW_MIN_MS. */
export function useViewing(positionId: string | undefined, around: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!positionId) return;
    let playedMs = 0;
    const timer = setInterval(() => {
      const video = around.current?.querySelector('video');
      if (!video || video.paused) return;
      playedMs += LOOK_EVERY_MS;
      if (playedMs < VIEW_MIN_MS) return;
      clearInterval(timer);
      void client.analytics.recordView({ positionId, playedMs }).catch(() => undefined);
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [positionId, around]);
}
