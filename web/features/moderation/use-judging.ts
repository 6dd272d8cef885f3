import { useRef, useState } from 'react';
import type { ModeratedVideo } from '#contract/moderation.ts';
import { useValuesDraft } from '../accounts/drafts.tsx';
import { useShortcuts } from './shortcuts.tsx';
import type { useModeration, Verdict } from './use-moderation.ts';

/** The selected video of a list, the notes written so far, and decisions by button or shortcut. */
export function useJudging(items: readonly ModeratedVideo[], decide: ReturnType<typeof useModeration>['decide']) {
  const [chosenId, setChosenId] = useState<string>();
  const { values: notes, change } = useValuesDraft<Record<string, string | undefined>>('moderation', {});
  const chosen = useRef<HTMLElement>(null);
  const index = Math.max(
    0,
    items.findIndex(({ videoId }) => videoId === chosenId),
  );

  const move = (by: number) => {
    const to = items[index + by];
    if (!to) return;
    setChosenId(to.videoId);
    requestAnimationFrame(() => {
      chosen.current?.focus({ preventScroll: true });
      chosen.current?.scrollIntoView({ block: 'nearest' });
    });
  };
  const judge = (video: ModeratedVideo | undefined, verdict: Verdict, onDone?: () => void) => {
    if (!video || video.moderation === verdict || decide.isPending) return;
    const { videoId } = video;
    decide.mutate(
      { video, verdict, notes: notes[videoId] ?? '' },
      {
        onSuccess: () => {
          change({ [videoId]: undefined });
          onDone?.();
        },
      },
    );
  };
  useShortcuts({
    a: () => judge(items[index], 'approved', () => move(1)),
    r: () => judge(items[index], 'rejected', () => move(1)),
    j: () => move(1),
    k: () => move(-1),
  });

  const write = (videoId: string, written: string) => change({ [videoId]: written });
  return { index, chosen, choose: setChosenId, notes, write, judge };
}
