import { type RefObject, useDeferredValue } from 'react';
import { painted } from '#web/lib/browser-state.ts';

/** Opens a layer after the next paint, so that a click gets feedback before the layer's content renders. Closes it at once. */
export const useOpenAfterPaint = (open: boolean) => useDeferredValue(open, false) && open;

/** Closes a layer after the next paint, since the whole page below it becomes active again. */
export const closeAfterPaint = (onOpenChange: (open: boolean) => void) => (open: boolean) =>
  void painted().then(() => onOpenChange(open));

type Layer = RefObject<HTMLElement | null>;

/** Whether another dialog is open above this one: each is added at the end of the page. */
export const hasLayerAbove = (layer: Layer) =>
  [...document.querySelectorAll('[role=dialog][data-state=open]')].at(-1) !== layer.current;

/**
 * For Escape. Radix notices a layer above one render too late, so Escape is passed on to it once it listens, unless it has
 * already closed itself.
 * @returns whether there is a layer above.
 */
export function leaveToLayerAbove(layer: Layer, event: Event): boolean {
  if (!hasLayerAbove(layer)) return false;
  event.preventDefault();
  void painted().then(() => {
    if (!hasLayerAbove(layer)) return;
    // Cancelable, because whichever layer handles it first has to stop the other.
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
  });
  return true;
}

/**
 * For Escape: the next press is for the layer below. In a field with an open list, it closes only the list; the command
 * palette's list is always open.
 */
export const closeAtOnce = (layer: Layer, onOpenChange: (open: boolean) => void) => (event: Event) => {
  if (leaveToLayerAbove(layer, event)) return;
  event.preventDefault();
  const hasOpenList =
    event.target instanceof Element && event.target.matches('[role=combobox][aria-expanded=true]:not([cmdk-input])');
  if (!hasOpenList) onOpenChange(false);
};

/** For presses outside a layer: a toast's button, such as Undo, doesn't close the layer below it. */
export const stayBelowToasts = (event: Event) => {
  if ((event.target as Element).closest('[data-sonner-toast]')) event.preventDefault();
};
