import { type RefObject, useEffect } from 'react';

/** Layers over the page that return the focus to the list. */
const LAYERS = '[role=menu], [role=dialog], [data-sonner-toast]';
const CONTROLS = 'button:enabled, a[href]';

interface Place {
  item: Element;
  /** The item's index in the list, and the focused control's index in the item. */
  index: number;
  control: number;
}

/**
 * Keeps the focus in a list: when the focused control is replaced, its replacement gets the focus; when its whole item is
 * removed, the next item does.
 * @param key changes with the list's element
 */
export function useKeepPlace(list: RefObject<HTMLElement | null>, key: string | null) {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let place: Place | null = null;
    const follow = ({ target }: FocusEvent) => {
      const item = [...element.children].find((child) => child.contains(target as Node));
      if (item) {
        const control = [...item.querySelectorAll(CONTROLS)].indexOf(target as Element);
        place = { item, index: [...element.children].indexOf(item), control: Math.max(0, control) };
      } else if (!(target as Element).closest(LAYERS)) place = null;
    };
    const recover = () => {
      if (!place || document.activeElement !== document.body) return;
      const item = place.item.isConnected ? place.item : (element.children[place.index] ?? element.lastElementChild);
      const controls = item?.querySelectorAll<HTMLElement>(CONTROLS) ?? [];
      (controls[place.control] ?? controls[0])?.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(recover);
    changes.observe(element, { childList: true, subtree: true });
    document.addEventListener('focusin', follow);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', follow);
    };
  }, [list, key]);
}
