import { useEffect } from 'react';

/** Binds single-key shortcuts, which are ignored in text fields, in dialogs, and with a modifier. */
export function useKeys(acts: Record<string, () => void>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = acts[event.key.toLowerCase()];
      if (!act || event.metaKey || event.ctrlKey || event.altKey) return;
      const target = event.target as HTMLElement;
      if (/input|textarea|select/i.test(target.tagName) && (target as HTMLInputElement).type !== 'range') return;
      if (document.querySelector('[role=dialog][data-state=open]')) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
