import { useSyncExternalStore } from 'react';
import { codeOf } from '#web/lib/failure.ts';
import { browserStorage } from '#web/lib/browser-storage.ts';

/** A message that has not arrived. It waits in this browser, also while the tab is closed. */
export interface Unsent {
  conversationId: string;
  clientId: string;
  content: string;
  at: string;
  state: 'sending' | 'waiting' | 'refused';
  /** Why the last try failed; none before the first. */
  reason?: ReturnType<typeof codeOf>;
}

/** Trying again changes nothing about these. */
const REFUSALS = new Set<Unsent['reason']>([
  'conversation_closed',
  'email_not_confirmed',
  'not_found',
  'invalid_input',
  'forbidden',
  'conflict',
]);
const RETRY_MS = 5000;
const PREFIX = 'closeup.outbox.';

let key = '';
let items: Unsent[] = [];
let send: ((unsent: Unsent) => Promise<void>) | undefined;
let isFlushing = false;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const outcomes = new Map<string, (hasArrived: boolean) => void>();

/** What waits in a conversation, in the order it was written. */
export function useUnsent(conversationId: string): Unsent[] {
  const all = useSyncExternalStore(subscribe, () => items);
  return all.filter((unsent) => unsent.conversationId === conversationId);
}

/**
 * Opens an account's outbox and sends what waits there: now, when the connection is back, and every five seconds.
 * @param deliver sends one message; its client id makes a second sending harmless. @returns what closes it.
 */
export function openOutbox(userId: string, deliver: (unsent: Unsent) => Promise<void>): () => void {
  key = PREFIX + userId;
  send = deliver;
  change(read());
  const reread = (event: StorageEvent) => {
    if (event.key === key) change(read());
  };
  const online = () => void flushOutbox();
  window.addEventListener('storage', reread);
  window.addEventListener('online', online);
  void flushOutbox();
  return () => {
    window.removeEventListener('storage', reread);
    window.removeEventListener('online', online);
    clearTimeout(retryTimer);
    send = undefined;
  };
}

/** @returns whether the first try succeeded. */
export function post(conversationId: string, content: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const clientId = crypto.randomUUID();
  outcomes.set(clientId, resolve);
  keep([...items, { conversationId, clientId, content, at: new Date().toISOString(), state: 'waiting' }]);
  void flushOutbox();
  return promise;
}

export function retry(clientId: string) {
  update(clientId, { state: 'waiting' });
  void flushOutbox();
}

export const discard = (clientId: string) => keep(items.filter((unsent) => unsent.clientId !== clientId));

/** Sends what waits, one after the other; the first that does not get through ends the round. */
export async function flushOutbox() {
  const deliver = send;
  if (isFlushing || !deliver) return;
  isFlushing = true;
  clearTimeout(retryTimer);
  try {
    for (let next: Unsent | undefined; send === deliver && (next = items.find(({ state }) => state === 'waiting'));) {
      const { clientId } = next;
      update(clientId, { state: 'sending' });
      const reason = await deliver(next).then(() => undefined, codeOf);
      outcomes.get(clientId)?.(reason === undefined);
      outcomes.delete(clientId);
      if (reason === undefined) discard(clientId);
      else if (REFUSALS.has(reason)) update(clientId, { state: 'refused', reason });
      else {
        update(clientId, { state: 'waiting', reason });
        retryTimer = setTimeout(() => void flushOutbox(), RETRY_MS);
        return;
      }
    }
  } finally {
    isFlushing = false;
  }
}

const update = (clientId: string, changes: Partial<Unsent>) =>
  keep(items.map((unsent) => (unsent.clientId === clientId ? { ...unsent, ...changes } : unsent)));

function keep(next: Unsent[]) {
  change(next);
  if (next.length > 0) browserStorage.store(key, JSON.stringify(next));
  else browserStorage.delete(key);
}

/** Whatever was on its way when the tab closed waits again. */
function read(): Unsent[] {
  const kept = browserStorage.read(key);
  const found = kept ? (JSON.parse(kept) as Unsent[]) : [];
  const isOnItsWay = (clientId: string) => items.some((own) => own.clientId === clientId && own.state === 'sending');
  return found.map((unsent) =>
    unsent.state === 'sending' && !isOnItsWay(unsent.clientId) ? { ...unsent, state: 'waiting' } : unsent,
  );
}

function change(next: Unsent[]) {
  items = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
