import { type SyntheticEvent, useRef } from 'react';
import type { ReelState } from './use-reel.ts';

/** Marks what acts on a person: `<div {...actsOn(positionId)}>`. */
export const actsOn = (positionId: string) => ({ 'data-person': positionId });

/**
 * A press counts for the person who was on screen when it began, and still is. One that leads to an unlock counts only if
 * that person was at rest, then and now: while the picture moves it does nothing.
 */
export function usePressGuard({ card, isAtRest }: Pick<ReelState, 'card' | 'isAtRest'>) {
  /** Whom the press under way is for; undefined without a press. */
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
      // A click of an assistive tool begins with nothing; the keys of the reel have waited for the picture themselves.
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
