import { type SyntheticEvent, useRef } from 'react';
import type { ReelState } from './use-reel.ts';

/** Marks what acts on a person: `<div {...actsOn(positionId)}>`. */
export const actsOn = (positionId: string) => ({ 'data-person': positionId });

/**
 * A press counts for the person who was at rest on screen when it began, and still is. If somebody else has come since, or
 * the picture is still moving, it does nothing.
 */
export function usePressGuard({ card, isAtRest }: Pick<ReelState, 'card' | 'isAtRest'>) {
  /** Whom the press under way is for; null while nobody was at rest, undefined without a press. */
  const pressed = useRef<string | null>(undefined);
  const onScreen = () => (isAtRest() ? (card?.positionId ?? null) : null);
  const press = () => {
    pressed.current = onScreen();
  };
  return {
    onPointerDownCapture: press,
    onKeyDownCapture: press,
    onClickCapture(event: SyntheticEvent) {
      const begun = pressed.current;
      pressed.current = undefined;
      const target = event.target as HTMLElement;
      const person = event.currentTarget.contains(target) && target.closest<HTMLElement>('[data-person]');
      if (!person) return;
      const now = onScreen();
      // A click of an assistive tool begins with nothing.
      if (now !== null && person.dataset.person === now && (begun === undefined || begun === now)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
