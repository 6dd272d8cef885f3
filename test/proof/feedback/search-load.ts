import { setTimeout as sleep } from 'node:timers/promises';
import { PASSWORD } from '../../fixtures/factories.ts';

/** Sends a request as a signed-in account. A buffer is the next chunk of an upload. */
export type Ask = <T>(method: string, path: string, body?: object | Buffer) => Promise<T>;

const PAUSE_MS = 110;
/** Words, words with filters, filters only, scores, and an empty search. */
const SEARCHES = [
  'text=closing&languages[0]=English',
  'text=gong+demos&professions[0]=Telemarketer',
  'text=account+manager',
  'text=saas',
  'languages[0]=Spanish&workTypes[0]=remote',
  'minClarity=7&sort=clarity',
  'text=nobody+offers+this',
  '',
].map((query) => `/api/search/talents?${query}`);

/** The headers that tus requires for the first chunk. */
const CHUNK = [
  ['tus-resumable', '1.0.0'],
  ['upload-offset', '0'],
] as const;

let addresses = 0;

export async function signIn(url: string, email: string): Promise<Ask> {
  const address = { 'x-forwarded-for': `10.91.0.${++addresses}` };
  const session = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { ...address, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const cookie = session.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return async <T>(method: string, path: string, body?: object | Buffer) => {
    const headers = new Headers({ ...address, cookie });
    const isChunk = body instanceof Buffer;
    if (body) headers.set('content-type', isChunk ? 'application/offset+octet-stream' : 'application/json');
    if (isChunk) for (const [name, value] of CHUNK) headers.set(name, value);
    const response = await fetch(new URL(path, url), {
      method,
      headers,
      ...(body && { body: isChunk ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 200)}`);
    return (text ? JSON.parse(text) : null) as T;
  };
}

/** Searches one after another, as fast as the account's limit allows, until stopped. */
export function watchSearches(ask: Ask) {
  let times: number[] = [];
  let isOver = false;
  const work = (async () => {
    for (let turn = 0; !isOver; turn++) {
      const startedAt = performance.now();
      await ask('GET', SEARCHES[turn % SEARCHES.length]!);
      times.push(performance.now() - startedAt);
      await sleep(PAUSE_MS);
    }
  })();
  // Failures are thrown by stop().
  work.catch(() => undefined);
  /** The milliseconds of each search since the last call. */
  const take = () => {
    const taken = times;
    times = [];
    return taken;
  };
  const stop = async () => {
    isOver = true;
    await work;
    return take();
  };
  return { take, stop };
}
