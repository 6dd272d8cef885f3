/**
 * For Escape: the next press is for the layer below. In a field with an open list, it closes only the list; the command
 * palette's list is always open.
 */
export const closeAtOnce = (onOpenChange: (open: boolean) => void) => (event: Event) => {
  event.preventDefault();
  const hasOpenList =
    event.target instanceof Element && event.target.matches('[role=combobox][aria-expanded=true]:not([cmdk-input])');
  if (!hasOpenList) onOpenChange(false);
};

/** For presses outside a layer: a toast's button, such as Undo, doesn't close the layer below it. */
export const stayBelowToasts = (event: Event) => {
  if ((event.target as Element).closest('[data-sonner-toast]')) event.preventDefault();
};
