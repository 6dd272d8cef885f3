import type { UserType } from '#contract/accounts/fields.ts';
import { RETURN_TO_MS } from '#contract/values/screen-timings.ts';
import { browserStorage, tabStorage } from './browser-storage.ts';

const KEY = 'closeup.return-to';

const entry = (path: string) => JSON.stringify({ path, at: Date.now() });

/** A page that turned a visitor away: honoured by the next sign-in in this tab. */
export const keepRefused = (path: string) => tabStorage.keep(KEY, entry(path));

/**
 * A link that a visitor followed into the dialog 'Sign in or Register': honoured by sign-in and registration, also in the tab that
 * the link of the confirmation email opens.
 */
export const keepChosen = (path: string) => browserStorage.keep(KEY, entry(path));

/** Where an account wanted to go. Asked once; never a page of the other kind of account, and none from over an hour ago. */
export function takeReturn(userType: UserType, { isNew }: { isNew: boolean }): string | null {
  const chosen = take(browserStorage);
  const refused = take(tabStorage);
  const path = chosen ?? (isNew ? null : refused);
  const others = userType === 'company' ? '/talent/' : '/company/';
  return path?.startsWith(others) ? null : path;
}

function take(drawer: typeof tabStorage): string | null {
  const text = drawer.read(KEY);
  drawer.forget(KEY);
  if (text === null) return null;
  try {
    const { path, at } = JSON.parse(text) as { path: string; at: number };
    return Date.now() - at < RETURN_TO_MS && /^\/(?!\/)/.test(path) ? path : null;
  } catch {
    return null;
  }
}
