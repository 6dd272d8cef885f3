import { type RefObject, useEffect, useRef } from 'react';
import { changeSpeed, toggleCaptions } from '#web/features/videos/public.ts';
import { hasLayerAbove } from '#web/ui/layers/layer-events.ts';
import type { ReelState } from './reel-state.ts';

const LOOK_EVERY_MS = 40;

/**
 * J, K and the arrows move, U unlocks or opens the conversation, S saves, G goes back, Space pauses, C turns captions on and off, < and > change the speed.
 * Escape is handled by the dialog.
 */
export function useReelKeys(room: RefObject<HTMLElement | null>, reel: ReelState, onClose: () => void) {
  const latest = useRef(reel);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  useEffect(() => {
    const press = (part: string) =>
      room.current
        ?.querySelector<HTMLElement>(`[data-person="${reel.card?.positionId}"] [data-key=${part}] :is(button, a)`)
        ?.click();
    /** Waits until the picture is at rest, and gives up if another person comes on screen. */
    const unlock = (asked: string | undefined) => {
      clearTimeout(waiting.current);
      if (latest.current.card?.positionId !== asked) return;
      if (latest.current.isAtRest()) press('u');
      else waiting.current = setTimeout(() => unlock(asked), LOOK_EVERY_MS);
    };
    latest.current = reel;
    const acts: Record<string, () => void> = {
      j: () => reel.go(1),
      arrowdown: () => reel.go(1),
      pagedown: () => reel.go(1),
      k: () => reel.go(-1),
      arrowup: () => reel.go(-1),
      pageup: () => reel.go(-1),
      u: () => unlock(reel.card?.positionId),
      s: () => press('s'),
      g: onClose,
      c: toggleCaptions,
      '>': () => changeSpeed(1),
      '<': () => changeSpeed(-1),
      ' ': () => reel.card && room.current?.querySelector('video')?.click(),
    };
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      // A dialog above captures the keys.
      if (target !== document.body && !room.current?.contains(target)) return;
      if (hasLayerAbove(room)) return;
      if (event.metaKey || event.ctrlKey || event.altKey || target.tagName === 'INPUT') return;
      if (event.key === ' ' && target.tagName === 'BUTTON') return;
      const act = acts[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
