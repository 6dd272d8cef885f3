const TRAIL_MAX = 200;

/** Elements that were focused or pressed and are still in the document, the latest last. */
const trail = new Set<HTMLElement>();

function remember(target: EventTarget | null) {
  // Safari doesn't focus a button when it is pressed.
  const control =
    target instanceof Element && target.closest<HTMLElement>('a[href], button, input, textarea, [tabindex]');
  if (!control) return;
  trail.delete(control);
  trail.add(control);
  for (const element of trail) if (!element.isConnected || trail.size > TRAIL_MAX) trail.delete(element);
}

if (typeof document !== 'undefined') {
  remember(document.activeElement);
  for (const name of ['focusin', 'click']) document.addEventListener(name, ({ target }) => remember(target), true);
}

/**
 * For `onCloseAutoFocus` of a Radix layer without a trigger: returns focus to the last element outside the layer that can take
 * it. This may not be what opened the layer: a menu item, for example, is gone by then.
 */
export function returnFocus(event: Event) {
  event.preventDefault();
  returnFocusFrom(event.target as HTMLElement);
}

/** The same for any part of the page that is about to be removed. */
export function returnFocusFrom(layer: HTMLElement) {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && !layer.contains(activeElement)) return;
  for (const element of [...trail].reverse()) {
    if (layer.contains(element)) continue;
    // Focusing an element in a fixed bar would scroll the page under it.
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
}
