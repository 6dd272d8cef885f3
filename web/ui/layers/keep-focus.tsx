import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Keeps the focus inside while its content changes: when the focused control disappears, focus moves to the control marked
 * `data-next`, or to the first one.
 */
export function KeepFocus({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = container.current!;
    let holds = false;
    const follow = ({ target }: Event) => {
      holds = element.contains(target as Node);
    };
    const recover = () => {
      if (!holds || document.activeElement !== document.body) return;
      const next = element.querySelector<HTMLElement>('[data-next]:enabled') ?? element.querySelector('button:enabled');
      (next as HTMLElement | null)?.focus();
    };
    const changes = new MutationObserver(recover);
    changes.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    for (const name of ['focusin', 'pointerdown']) document.addEventListener(name, follow);
    return () => {
      changes.disconnect();
      for (const name of ['focusin', 'pointerdown']) document.removeEventListener(name, follow);
    };
  }, []);
  return (
    <div ref={container} className="contents">
      {children}
    </div>
  );
}
