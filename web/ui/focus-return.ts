const TRAIL_MAX = 200;

/** What had the focus or was pressed, the latest last, as long as it is in the document. */
const trail = new Set<HTMLElement>();

function remember(target: EventTarget | null) {
  // Safari doesn't focus a button that is pressed.
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
 * For `onCloseAutoFocus` of a Radix layer without a trigger: gives the focus back to what had it last outside of the layer and can
 * take it. That need not be what opened the layer: a menu's item, for one, is gone by then.
 */
export function returnFocus(event: Event) {
  event.preventDefault();
  returnFocusFrom(event.target as HTMLElement);
}

/** The same for any part of the page that is about to go. */
export function returnFocusFrom(layer: HTMLElement) {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && !layer.contains(activeElement)) return;
  for (const element of [...trail].reverse()) {
    if (layer.contains(element)) continue;
    // What stands in a fixed bar would scroll the page under it.
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
}
