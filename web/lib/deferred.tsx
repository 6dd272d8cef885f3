import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { whenCalm, whenOnline, whenQuiet } from './browser-state.ts';

/**
 * A component that a page doesn't show at first, such as a dialog. Its code loads once the page is used or idle, or when it
 * renders, if that is earlier.
 * @param fallback shown in the meantime
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Part = loadedWhenCalm(load);
  return function Deferred(props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}

let earlier: Promise<unknown> | undefined;

/**
 * Loads the code of a component once the page is used or idle, or when it renders, if that is earlier. Suspends until then.
 * Components load one at a time and only while nothing is being pressed, so that no press waits for their code to run. Without
 * a connection they wait for it: a failed import would replace the page, and browsers never try it again.
 */
export function loadedWhenCalm<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const asModule = async () => {
    await whenOnline();
    return { default: await load() };
  };
  if (typeof window !== 'undefined')
    earlier = (earlier ?? whenCalm())
      .then(whenQuiet)
      .then(asModule)
      .catch(() => undefined);
  return lazy(asModule) as unknown as ComponentType<Props>;
}
