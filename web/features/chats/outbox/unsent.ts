import { useSyncExternalStore } from 'react';
import { browserStorage } from '#web/lib/browser-state.ts';
import type { codeOf } from '#web/lib/failure.ts';

/** A message that has not arrived. Stored in this browser, so it survives a closed tab. */
export interface Unsent {
  conversationId: string;
  clientId: string;
  content: string;
  at: string;
  state: 'sending' | 'waiting' | 'refused';
  /** Why the last attempt failed. */
  reason?: ReturnType<typeof codeOf>;
}

const PREFIX = 'closeup.outbox.';

/** Empty until an account's messages are loaded. */
let key = '';
let items: Unsent[] = [];
const listeners = new Set<() => void>();

/** Unsent messages of a conversation in the order in which they were written. */
export function useUnsent(conversationId: string): Unsent[] {
  const all = useSyncExternalStore(subscribe, listUnsent, listUnsent);
  return all.filter((unsent) => unsent.conversationId === conversationId);
}

export const listUnsent = () => items;

/**
 * Loads an account's unsent messages, adds those written since the page opened, and follows the changes of other tabs.
 * @returns a function that stops following them.
 */
export function openUnsent(userId: string): () => void {
  const early = key === '' ? items : [];
  key = PREFIX + userId;
  change(read());
  if (early.length > 0) store([...items, ...early]);
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) change(read());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

export const addUnsent = (unsent: Unsent) => store([...items, unsent]);

export const updateUnsent = (clientId: string, changes: Partial<Unsent>) =>
  store(items.map((unsent) => (unsent.clientId === clientId ? { ...unsent, ...changes } : unsent)));

export const discard = (clientId: string) => store(items.filter((unsent) => unsent.clientId !== clientId));

function store(next: Unsent[]) {
  change(next);
  if (key === '') return;
  if (next.length > 0) browserStorage.store(key, JSON.stringify(next));
  else browserStorage.delete(key);
}

/** Messages that were being sent when a tab closed are queued again. */
function read(): Unsent[] {
  const stored = browserStorage.read(key);
  const found = stored ? (JSON.parse(stored) as Unsent[]) : [];
  const isBeingSent = (clientId: string) => items.some((own) => own.clientId === clientId && own.state === 'sending');
  return found.map((unsent) =>
    unsent.state === 'sending' && !isBeingSent(unsent.clientId) ? { ...unsent, state: 'waiting' } : unsent,
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
