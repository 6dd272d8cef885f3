const KEY = 'closeup.return-to';

/** Kept for this tab while a visitor signs in: the page that asked for it. */
export const keepReturn = (path: string) => sessionStorage.setItem(KEY, path);

/** Asked once. */
export function takeReturn(): string | null {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return path;
}
