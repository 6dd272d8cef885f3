import { type RefObject, useEffect } from 'react';
import type { ReelState } from './use-reel.ts';

/** J, K and the arrows move, U unlocks, S saves, G leads back, Space pauses; Escape belongs to the dialog. */
export function useReelKeys(room: RefObject<HTMLElement | null>, reel: ReelState, onClose: () => void) {
  useEffect(() => {
    const press = (part: string) =>
      room.current
        ?.querySelector<HTMLElement>(`[data-person="${reel.card?.positionId}"] [data-key=${part}] button`)
        ?.click();
    const acts: Record<string, () => void> = {
      j: () => reel.go(1),
      arrowdown: () => reel.go(1),
      pagedown: () => reel.go(1),
      k: () => reel.go(-1),
      arrowup: () => reel.go(-1),
      pageup: () => reel.go(-1),
      u: () => press('u'),
      s: () => press('s'),
      g: onClose,
      ' ': () => room.current?.querySelector('video')?.click(),
    };
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      // A layer above has the keys.
      if (target !== document.body && !room.current?.contains(target)) return;
      if (document.querySelector('[role=dialog][data-state=open]:not([data-theme])')) return;
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
