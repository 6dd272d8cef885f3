import { useDeferredValue } from 'react';

/** Resolves after the next paint. */
export const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Opens a layer after the next paint, so that the press is answered before the layer's content renders. Closes it at once. */
export const useOpenAfterPaint = (open: boolean) => useDeferredValue(open, false) && open;
