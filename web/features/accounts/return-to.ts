import { keptInTab } from '#web/lib/kept.ts';

const KEY = 'closeup.return-to';

/** Kept for this tab while a visitor signs in: the page that asked for it. */
export const keepReturn = (path: string) => keptInTab.keep(KEY, path);

/** Asked once. */
export function takeReturn(): string | null {
  const path = keptInTab.read(KEY);
  keptInTab.forget(KEY);
  return path;
}
