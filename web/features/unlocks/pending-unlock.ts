import { PENDING_UNLOCK_MS } from '#contract/values/screen-timings.ts';

const KEY = 'closeup.pending-unlock';

interface PendingUnlock {
  candidateId: string;
  userId: string;
  timestamp: number;
}

/** Kept for this tab while the company is away, paying or signing in. */
export function storePendingUnlock(candidateId: string, userId: string) {
  const pending: PendingUnlock = { candidateId, userId, timestamp: Date.now() };
  sessionStorage.setItem(KEY, JSON.stringify(pending));
}

/** What this account wanted to unlock in the last ten minutes; asked once. */
export function takePendingUnlock(userId: string): string | null {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (!kept) return null;
  const pending = JSON.parse(kept) as PendingUnlock;
  const isYoung = Date.now() - pending.timestamp < PENDING_UNLOCK_MS;
  return isYoung && pending.userId === userId ? pending.candidateId : null;
}

export const deletePendingUnlock = () => sessionStorage.removeItem(KEY);
