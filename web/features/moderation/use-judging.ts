import { type KeyboardEvent, useRef, useState } from 'react';
import type { ModeratedVideo } from '#contract/moderation.ts';
import { useValuesDraft } from '../accounts/drafts.tsx';
import { useShortcuts } from './shortcuts.tsx';
import type { useModeration, Verdict } from './use-moderation.ts';

/**
 * The selected video of a list, the notes written so far, and decisions by button or shortcut. Approving takes one key, rejecting
 * goes through the notes.
 */
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
    if (!video || decide.isPending) return;
    const { videoId } = video;
    const written = notes[videoId]?.trim() ?? '';
    const isNewReason = verdict === 'rejected' && written !== '';
    if (video.moderation === verdict && !isNewReason) return;
    decide.mutate(
      { video, verdict, notes: written },
      {
        onSuccess: () => {
          change({ [videoId]: undefined });
          onDone?.();
        },
      },
    );
  };
  const judgeAndMove = (verdict: Verdict) => judge(items[index], verdict, () => move(1));
  useShortcuts({
    a: ({ repeat }) => !repeat && judgeAndMove('approved'),
    r: () => chosen.current?.querySelector('textarea')?.focus(),
    j: () => move(1),
    k: () => move(-1),
  });
  const onNotesKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') chosen.current?.focus({ preventScroll: true });
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    judgeAndMove('rejected');
  };

  const write = (videoId: string, written: string) => change({ [videoId]: written });
  return { index, chosen, choose: setChosenId, notes, write, judge, onNotesKey };
}
