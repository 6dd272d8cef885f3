import { ORPCError } from '@orpc/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Unsent } from './unsent.ts';

const KEY = 'closeup.outbox.maria';

let stored: Map<string, string>;
let close: (() => void) | undefined;

/** Loads the modules like a newly opened tab: without state, but with the browser's storage. */
async function openTab() {
  vi.resetModules();
  const { listUnsent, discard } = await import('./unsent.ts');
  return { ...(await import('./outbox.ts')), listUnsent, discard };
}

/** A server whose answers the test controls. */
function server() {
  const received: { clientId: string; content: string; arrive: () => void; fail: (error: Error) => void }[] = [];
  const deliver = ({ clientId, content }: Unsent) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    received.push({ clientId, content, arrive: resolve, fail: reject });
    return promise;
  };
  return { received, deliver, contents: () => received.map(({ content }) => content) };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const offline = new TypeError('Failed to fetch');
const refusal = new ORPCError('conversation_closed');
const readStored = () => JSON.parse(stored.get(KEY) ?? '[]') as Unsent[];

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  close?.();
  close = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('order', () => {
  test('the next message is sent only after the previous one has arrived', async () => {
    const { openOutbox, post, listUnsent } = await openTab();
    const { received, deliver, contents } = server();
    close = openOutbox('maria', deliver);
    for (const content of ['one', 'two', 'three']) void post('c1', content);
    await settle();
    expect(contents()).toEqual(['one']);
    received[0]!.arrive();
    await settle();
    expect(contents()).toEqual(['one', 'two']);
    received[1]!.arrive();
    await settle();
    received[2]!.arrive();
    await settle();
    expect(contents()).toEqual(['one', 'two', 'three']);
    expect(listUnsent()).toEqual([]);
    expect(stored.has(KEY)).toBe(false);
  });

  test('a message written before the outbox is open is sent once it opens, after those of an earlier visit', async () => {
    const earlier = { conversationId: 'c1', clientId: 'a', content: 'earlier', at: '2026-11-19', state: 'waiting' };
    stored.set(KEY, JSON.stringify([earlier]));
    const { openOutbox, post } = await openTab();
    const { received, deliver, contents } = server();
    void post('c1', 'early');
    close = openOutbox('maria', deliver);
    expect(readStored().map(({ content }) => content)).toEqual(['earlier', 'early']);
    await settle();
    received[0]!.arrive();
    await settle();
    expect(contents()).toEqual(['earlier', 'early']);
    expect([...stored.keys()]).toEqual([KEY]);
  });

  test('no message overtakes one that could not be sent', async () => {
    const { openOutbox, post } = await openTab();
    const { received, deliver, contents } = server();
    close = openOutbox('maria', deliver);
    void post('c1', 'one');
    void post('c1', 'two');
    await settle();
    received[0]!.fail(offline);
    await settle();
    expect(contents()).toEqual(['one']);
    await vi.advanceTimersByTimeAsync(5000);
    expect(contents()).toEqual(['one', 'one']);
    received[1]!.arrive();
    await settle();
    expect(contents()).toEqual(['one', 'one', 'two']);
  });
});

describe('retry', () => {
  test('waits five seconds and uses the same client id', async () => {
    const { openOutbox, post, listUnsent } = await openTab();
    const { received, deliver } = server();
    close = openOutbox('maria', deliver);
    const hasArrived = post('c1', 'hello');
    await settle();
    received[0]!.fail(offline);
    await expect(hasArrived).resolves.toBe(false);
    await settle();
    expect(listUnsent()).toMatchObject([{ state: 'waiting', reason: 'offline' }]);
    await vi.advanceTimersByTimeAsync(4999);
    expect(received).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(received).toHaveLength(2);
    expect(received[1]!.clientId).toBe(received[0]!.clientId);
  });

  test('starts at once when the connection returns', async () => {
    const { openOutbox, post } = await openTab();
    const { received, deliver } = server();
    close = openOutbox('maria', deliver);
    void post('c1', 'hello');
    await settle();
    received[0]!.fail(offline);
    await settle();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(received).toHaveLength(2);
  });

  test('a refused message waits for its author while later ones are sent', async () => {
    const { openOutbox, post, retry, discard, listUnsent } = await openTab();
    const { received, deliver, contents } = server();
    close = openOutbox('maria', deliver);
    void post('c1', 'refused');
    const other = post('c2', 'fine');
    await settle();
    received[0]!.fail(refusal);
    await settle();
    received[1]!.arrive();
    await expect(other).resolves.toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(contents()).toEqual(['refused', 'fine']);
    const [{ clientId }] = listUnsent() as [Unsent];
    expect(listUnsent()).toMatchObject([{ content: 'refused', state: 'refused', reason: 'conversation_closed' }]);
    retry(clientId);
    await settle();
    expect(received[2]!.clientId).toBe(clientId);
    received[2]!.fail(refusal);
    await settle();
    discard(clientId);
    expect(listUnsent()).toEqual([]);
  });

  test('resolves with true if the first attempt succeeds', async () => {
    const { openOutbox, post } = await openTab();
    const { received, deliver } = server();
    close = openOutbox('maria', deliver);
    const hasArrived = post('c1', 'hello');
    await settle();
    received[0]!.arrive();
    await expect(hasArrived).resolves.toBe(true);
  });
});

describe('duplicates', () => {
  test('equal messages have different client ids', async () => {
    const { openOutbox, post, listUnsent } = await openTab();
    close = openOutbox('maria', server().deliver);
    void post('c1', 'hello');
    void post('c1', 'hello');
    expect(new Set(listUnsent().map(({ clientId }) => clientId)).size).toBe(2);
  });

  test('a message that is being sent is not sent again by another flush or by a change in another tab', async () => {
    const { openOutbox, post, flushOutbox, listUnsent } = await openTab();
    const { received, deliver } = server();
    close = openOutbox('maria', deliver);
    void post('c1', 'hello');
    await settle();
    window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
    expect(listUnsent()).toMatchObject([{ state: 'sending' }]);
    window.dispatchEvent(new Event('online'));
    void flushOutbox();
    await settle();
    expect(received).toHaveLength(1);
  });
});

describe('survival', () => {
  test('a message that was being sent when the tab closed is sent by the next tab with the same client id', async () => {
    const first = await openTab();
    const lost = server();
    const closeFirst = first.openOutbox('maria', lost.deliver);
    void first.post('c1', 'one');
    void first.post('c1', 'two');
    await settle();
    expect(readStored()).toMatchObject([{ state: 'sending' }, { state: 'waiting' }]);
    closeFirst();

    const second = await openTab();
    const { received, deliver, contents } = server();
    close = second.openOutbox('maria', deliver);
    await settle();
    expect(received[0]!.clientId).toBe(lost.received[0]!.clientId);
    received[0]!.arrive();
    await settle();
    expect(contents()).toEqual(['one', 'two']);
  });

  test('a closed outbox sends nothing, and another account has its own', async () => {
    const { openOutbox, post, listUnsent } = await openTab();
    const maria = server();
    openOutbox('maria', maria.deliver)();
    void post('c1', 'from Maria');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(maria.received).toEqual([]);
    const tom = server();
    close = openOutbox('tom', tom.deliver);
    await settle();
    expect(tom.received).toEqual([]);
    expect(listUnsent()).toEqual([]);
    expect(readStored()).toMatchObject([{ content: 'from Maria' }]);
  });

  test('messages written in another tab appear in this one', async () => {
    const { openOutbox, listUnsent } = await openTab();
    close = openOutbox('maria', server().deliver);
    const other: Unsent = { conversationId: 'c1', clientId: 'x', content: 'hello', at: '', state: 'refused' };
    stored.set(KEY, JSON.stringify([other]));
    window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
    expect(listUnsent()).toEqual([other]);
  });
});
