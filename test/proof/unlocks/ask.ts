import type { DeclaredRoute } from '../../http/call-route.ts';
import { PASSWORD } from '../../fixtures/factories.ts';
import type { Canary } from './canary.ts';

/** Inputs for any route: this talent's ids, and those of another company's objects about them. */
export function inputFor(route: DeclaredRoute, canary: Canary): Record<string, unknown> {
  const { positionId, videoId, contactId, checkoutId, simulatedId } = canary;
  const ids: Record<string, unknown> = { positionId, videoId, contactId, checkoutId, simulatedId };
  const known = Object.fromEntries(Object.entries(ids).filter(([name]) => route.path.includes(`{${name}}`)));
  if (route.name === 'search.findTalents') return { text: 'sales closer' };
  if (
    ['unlocks.listContacts', 'unlocks.exportContacts', 'unlocks.listUnlockedPositions', 'search.listFilters'].includes(
      route.name,
    )
  )
    return {};
  return {
    ...known,
    positionId,
    playedMs: 4000,
    stage: 'new',
    notes: 'x',
    email: 'nobody@nowhere.example',
    token: 'x',
  };
}

/** Calls the route. @returns headers and body, as they would reach the company */
export async function ask(
  base: string,
  { method, path }: DeclaredRoute,
  input: Record<string, unknown>,
  cookie: string,
) {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, key: string) => encodeURIComponent(String(input[key])));
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const response = await fetch(`${base}/api${filled}${query}`, {
    method,
    headers: { cookie, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
    ...(method !== 'GET' && { body: JSON.stringify(input) }),
  });
  return JSON.stringify([...response.headers]) + (await response.text());
}

export async function expectNothingFound(base: string, cookie: string, text: string, failures: string[]) {
  const response = await fetch(`${base}/api/search/talents?${new URLSearchParams({ text })}`, { headers: { cookie } });
  const { items } = (await response.json()) as { items?: unknown[] };
  if (!items) throw new Error(`the search answered ${response.status}`);
  if (items.length > 0) failures.push(`searching for ${text} finds somebody`);
}

/** @returns the session's cookie */
export async function signIn(base: string, email: string) {
  const response = await fetch(`${base}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}
