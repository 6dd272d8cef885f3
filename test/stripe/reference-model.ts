/** The expected outcome in the simplest form: no database, no events, no order. */
export interface Purchase {
  companyId: string;
  talentId: string;
  checkoutId: string;
  sessionId: string;
  /** What the buyer did. */
  fate: 'paid' | 'abandoned' | 'left open';
  /** The talent's account was deleted before the payment, which is refunded. */
  isGone: boolean;
  /** The operator refunded it later. */
  isRefunded: boolean;
}

export const expectedState = ({ fate, isGone, isRefunded }: Purchase) =>
  fate === 'paid' ? (isGone || isRefunded ? 'refunded' : 'paid') : fate === 'abandoned' ? 'expired' : 'open';

/** A payment that was refunded before the server knew about it unlocks nothing. */
export const allowsUnlock = ({ fate, isGone }: Purchase) => fate === 'paid' && !isGone;
export const needsUnlock = (purchase: Purchase) => allowsUnlock(purchase) && !purchase.isRefunded;

export interface Subscribing {
  companyId: string;
  checkoutId: string;
  sessionId: string;
  /** The number of paid months, including the first. */
  monthsPaid: number;
  state: 'active' | 'past_due' | 'ended';
}
