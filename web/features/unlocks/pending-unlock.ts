import { PENDING_UNLOCK_MS } from '#contract/values/durations.ts';
import { tabStorage } from '../../lib/browser-state.ts';

const KEY = 'closeup.pending-unlock';

interface PendingUnlock {
  candidateId: string;
  userId: string;
  timestamp: number;
}

/** Stores an unlock in this tab while the company pays or signs in. */
export function storePendingUnlock(candidateId: string, userId: string) {
  const pending: PendingUnlock = { candidateId, userId, timestamp: Date.now() };
  tabStorage.store(KEY, JSON.stringify(pending));
}

/** Returns and deletes the account's pending unlock, unless it has expired. */
export function takePendingUnlock(userId: string): string | null {
  const stored = tabStorage.read(KEY);
  tabStorage.delete(KEY);
  if (!stored) return null;
  const pending = JSON.parse(stored) as PendingUnlock;
  const isRecent = Date.now() - pending.timestamp < PENDING_UNLOCK_MS;
  return isRecent && pending.userId === userId ? pending.candidateId : null;
}

export const deletePendingUnlock = () => tabStorage.delete(KEY);
