import type { UserType } from '#contract/accounts/fields.ts';
import { RETURN_TO_MS } from '#contract/values/durations.ts';
import { browserStorage, tabStorage } from './browser-state.ts';

const KEY = 'closeup.return-to';

const entry = (path: string) => JSON.stringify({ path, at: Date.now() });

/** Stores a page that refused a visitor. The next sign-in in this tab returns there. */
export const storeRefusedPath = (path: string) => tabStorage.store(KEY, entry(path));

/**
 * Stores a link that led a visitor to the dialog "Sign in or Register". Sign-in and registration follow it, also in the tab
 * that the link in the confirmation email opens.
 */
export const storeChosenPath = (path: string) => browserStorage.store(KEY, entry(path));

const LAST_TYPE = 'closeup.last-account-type';

/** Stores which type of account signed in last in this browser: links for any account lead to its sign-in page. */
export const storeAccountType = (userType: UserType) => browserStorage.store(LAST_TYPE, userType);

export function lastAccountType(): UserType | null {
  const stored = browserStorage.read(LAST_TYPE);
  return stored === 'company' || stored === 'talent' ? stored : null;
}

/** Reads and deletes the stored path. Returns null for pages of the other user type and for paths stored over an hour ago. */
export function takeReturnPath(userType: UserType, { isNew }: { isNew: boolean }): string | null {
  const chosen = take(browserStorage);
  const refused = take(tabStorage);
  const path = chosen ?? (isNew ? null : refused);
  const others = userType === 'company' ? '/talent/' : '/company/';
  return path?.startsWith(others) ? null : path;
}

function take(storage: typeof tabStorage): string | null {
  const text = storage.read(KEY);
  storage.delete(KEY);
  if (text === null) return null;
  try {
    const { path, at } = JSON.parse(text) as { path: string; at: number };
    return Date.now() - at < RETURN_TO_MS && /^\/(?!\/)/.test(path) ? path : null;
  } catch {
    return null;
  }
}
