import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModeratedVideo } from '#contract/moderation.ts';
import { notify } from '../../ui/layers/notify.ts';
import { useValuesDraft } from '../accounts/drafts.tsx';
import { useShortcuts } from './shortcuts.tsx';
import type { useModeration, Verdict } from './use-moderation.ts';

/** Long enough to press “Change”. */
const CHANGE_MS = 8000;

/**
 * The selected video of a list, the notes written so far, and decisions by button or shortcut. Approving takes one key, rejecting
 * goes through the notes. A decision can be changed: the toast and a shortcut lead back to its video.
 */
export function useJudging(items: readonly ModeratedVideo[], decide: ReturnType<typeof useModeration>['decide']) {
  const { t } = useTranslation('admin');
  const [chosenId, setChosenId] = useState<string>();
  const { values: notes, change } = useValuesDraft<Record<string, string | undefined>>('moderation', {});
  const chosen = useRef<HTMLElement>(null);
  const decided = useRef<ModeratedVideo>(undefined);
  const index = Math.max(
    0,
    items.findIndex(({ videoId }) => videoId === chosenId),
  );

  const goTo = (video: ModeratedVideo | undefined) => {
    if (!video) return;
    setChosenId(video.videoId);
    requestAnimationFrame(() => {
      chosen.current?.focus({ preventScroll: true });
      chosen.current?.scrollIntoView({ block: 'nearest' });
    });
  };
  const move = (by: number) => goTo(items[index + by]);
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
          decided.current = video;
          if (video.moderation === verdict) notify.done(t('videos.notesSaved'));
          else
            notify.done(t(`videos.${verdict}`), {
              id: 'moderation',
              action: { label: t('videos.change'), onClick: () => goTo(video) },
              ms: CHANGE_MS,
            });
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
    u: () => goTo(decided.current),
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
