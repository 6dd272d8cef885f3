import { codeOf } from '#web/lib/failure.ts';
import { type Unsent, addUnsent, discard, listUnsent, openUnsent, updateUnsent } from './unsent.ts';

/** Errors that a retry can't fix. */
const REFUSALS = new Set<Unsent['reason']>([
  'conversation_closed',
  'email_not_confirmed',
  'not_found',
  'invalid_input',
  'forbidden',
  'conflict',
]);
const RETRY_MS = 5000;

let send: ((unsent: Unsent) => Promise<void>) | undefined;
let isFlushing = false;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
const outcomes = new Map<string, (hasArrived: boolean) => void>();

/**
 * Opens an account's outbox and sends its messages: now, when the connection returns, and every five seconds.
 * @param deliver sends one message. Its client id makes sending it twice harmless.
 * @returns a function that closes the outbox.
 */
export function openOutbox(userId: string, deliver: (unsent: Unsent) => Promise<void>): () => void {
  send = deliver;
  const close = openUnsent(userId);
  const onOnline = () => void flushOutbox();
  window.addEventListener('online', onOnline);
  void flushOutbox();
  return () => {
    close();
    window.removeEventListener('online', onOnline);
    clearTimeout(retryTimer);
    send = undefined;
  };
}

/** @returns whether the first attempt succeeded. */
export function post(conversationId: string, content: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const clientId = crypto.randomUUID();
  outcomes.set(clientId, resolve);
  addUnsent({ conversationId, clientId, content, at: new Date().toISOString(), state: 'waiting' });
  void flushOutbox();
  return promise;
}

export function retry(clientId: string) {
  updateUnsent(clientId, { state: 'waiting' });
  void flushOutbox();
}

/** Sends waiting messages one by one. Stops at the first failure, to preserve their order. */
export async function flushOutbox() {
  const deliver = send;
  if (isFlushing || !deliver) return;
  isFlushing = true;
  clearTimeout(retryTimer);
  const findWaiting = () => listUnsent().find(({ state }) => state === 'waiting');
  try {
    for (let next: Unsent | undefined; send === deliver && (next = findWaiting());) {
      const { clientId } = next;
      updateUnsent(clientId, { state: 'sending' });
      const reason = await deliver(next).then(() => undefined, codeOf);
      outcomes.get(clientId)?.(reason === undefined);
      outcomes.delete(clientId);
      if (reason === undefined) discard(clientId);
      else if (REFUSALS.has(reason)) updateUnsent(clientId, { state: 'refused', reason });
      else {
        updateUnsent(clientId, { state: 'waiting', reason });
        retryTimer = setTimeout(() => void flushOutbox(), RETRY_MS);
        return;
      }
    }
  } finally {
    isFlushing = false;
  }
}
