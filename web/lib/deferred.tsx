import { type ComponentType, createContext, lazy, type ReactNode, Suspense, useContext } from 'react';
import { whenCalm, whenOnline, whenQuiet } from './browser-state.ts';

/** Whether the page is rendered as a frame: it shows what the browser will show first, so no deferred parts. */
export const IsFrame = createContext(false);

/**
 * A component that a page doesn't show at first, such as a dialog. Its code loads once the page is used or idle, or when it
 * renders, if that is earlier. `preload` loads it before it could be needed without a connection.
 * @param fallback shown in the meantime
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> & { preload: () => Promise<unknown> } {
  const { Part, preload } = loadedWhenCalm(load);
  function Deferred(props: Props) {
    if (useContext(IsFrame)) return fallback;
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(Deferred, { preload });
}

let earlier: Promise<unknown> | undefined;

/**
 * Loads code once the page is used or idle: one piece at a time and only while nothing is being pressed, so that no press waits
 * for it to run.
 */
export function preloadWhenCalm(load: () => Promise<unknown>) {
  if (typeof window === 'undefined') return;
  earlier = (earlier ?? whenCalm())
    .then(whenQuiet)
    .then(load)
    .catch(() => undefined);
}

/**
 * Loads the code of a component once the page is calm, or when it renders, if that is earlier. Suspends until then. Without a
 * connection it waits for it: a failed import would replace the page, and browsers never try it again.
 */
export function loadedWhenCalm<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const preload = () => (loading ??= whenOnline().then(async () => ({ default: await load() })));
  preloadWhenCalm(preload);
  return { Part: lazy(preload) as unknown as ComponentType<Props>, preload };
}
