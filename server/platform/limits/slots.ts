import { failure } from '../http/failure.ts';

const RETRY_SECONDS = 5;

/** Limits concurrent work in this process, in total and for each account or address. */
export interface Slots {
  /** @returns a function that frees the slot. @throws rate_limited if the caller has its share; overloaded if all slots are taken. */
  enter(who: string): () => void;
  /** Holds a slot while the work runs. */
  during<Result>(who: string, work: () => Promise<Result>): Promise<Result>;
}

export function createSlots({ total, each }: { total: number; each: number }): Slots {
  const taken = new Map<string, number>();
  let inAll = 0;
  const enter = (who: string) => {
    const own = taken.get(who) ?? 0;
    if (own >= each) throw failure('rate_limited', { retryAfterSeconds: RETRY_SECONDS });
    if (inAll >= total) throw failure('overloaded', { retryAfterSeconds: RETRY_SECONDS });
    taken.set(who, own + 1);
    inAll++;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      inAll--;
      const left = taken.get(who)! - 1;
      if (left > 0) taken.set(who, left);
      else taken.delete(who);
    };
  };
  return {
    enter,
    async during(who, work) {
      const leave = enter(who);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
