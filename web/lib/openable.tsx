import { type ComponentType, type KeyboardEvent, startTransition, Suspense, useEffect, useState } from 'react';
import { loadedWhenCalm } from './deferred.tsx';

/** Props that the closed control spreads onto its trigger. */
export interface Opening {
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const isArrow = ({ key }: KeyboardEvent) => key === 'ArrowDown' || key === 'ArrowUp';
const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/**
 * A control that renders only its trigger until it is opened. The rest loads once the page is used or idle.
 * @param load returns the whole control, which opens by `useOpen`
 * @param Closed the trigger alone, which looks the same
 */
export function openable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Closed: ComponentType<Props & { opening: Opening }>,
): ComponentType<Props> {
  const { Part: Opened } = loadedWhenCalm(load);
  return function Openable(props) {
    const [isOpened, setIsOpened] = useState(false);
    // Keeps the trigger until its replacement takes the focus.
    const open = () => startTransition(() => setIsOpened(true));
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === ' ' || !(isArrow(event) || isTyped(event))) return;
      event.preventDefault();
      open();
    };
    return (
      <Suspense>
        {isOpened ? <Opened {...props} /> : <Closed {...props} opening={{ onClick: open, onKeyDown }} />}
      </Suspense>
    );
  };
}

/** Opens a control that has just loaded. It mounts closed, since Radix animates only what opens after mounting. */
export function useOpen() {
  const [open, onOpenChange] = useState(false);
  useEffect(() => onOpenChange(true), []);
  return { open, onOpenChange };
}
