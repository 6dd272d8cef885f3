import { type SyntheticEvent, useRef } from 'react';
import type { ReelState } from './reel-state.ts';

/** Marks elements that act on a person: `<div {...actsOn(positionId)}>`. */
export const actsOn = (positionId: string) => ({ 'data-person': positionId });

/**
 * Ignores presses unless the same person is on screen at their start and end. Presses that lead to an unlock also require that
 * the picture is at rest both times.
 */
export function usePressGuard({ card, isAtRest }: Pick<ReelState, 'card' | 'isAtRest'>) {
  /** The person at the start of the current press; undefined without one. */
  const begun = useRef<{ person: string | undefined; isAtRest: boolean }>(undefined);
  const onScreen = () => ({ person: card?.positionId, isAtRest: isAtRest() });
  const press = () => {
    begun.current = onScreen();
  };
  return {
    onPointerDownCapture: press,
    onKeyDownCapture: press,
    onClickCapture(event: SyntheticEvent) {
      const now = onScreen();
      // Clicks from assistive technology come without a press. Clicks from the reel's shortcuts have already waited for the
      // picture.
      const isByKey = !event.nativeEvent.isTrusted;
      const then = (isByKey ? undefined : begun.current) ?? now;
      if (!isByKey) begun.current = undefined;
      const target = event.target as HTMLElement;
      const acts = event.currentTarget.contains(target) && target.closest<HTMLElement>('[data-person]');
      if (!acts) return;
      const isSame = acts.dataset.person === now.person && then.person === now.person;
      const unlocks = target.closest('[data-key=u]') !== null;
      if (isSame && (!unlocks || (then.isAtRest && now.isAtRest))) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
