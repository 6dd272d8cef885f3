/** What should come of it all, kept in the plainest way: no database, no events, no order. */
export interface Purchase {
  companyId: string;
  talentId: string;
  checkoutId: string;
  sessionId: string;
  /** What its buyer did. */
  fate: 'paid' | 'abandoned' | 'left open';
  /** The talent was gone when it was paid: the money goes back. */
  isGone: boolean;
  /** The operator gave it back later. */
  isRefunded: boolean;
}

export const expectedState = ({ fate, isGone, isRefunded }: Purchase) =>
  fate === 'paid' ? (isGone || isRefunded ? 'refunded' : 'paid') : fate === 'abandoned' ? 'expired' : 'open';

/** Money that came back before the server had heard of the payment buys nothing; after that the contact was seen. */
export const allowsUnlock = ({ fate, isGone }: Purchase) => fate === 'paid' && !isGone;
export const needsUnlock = (purchase: Purchase) => allowsUnlock(purchase) && !purchase.isRefunded;

export interface Subscribing {
  companyId: string;
  checkoutId: string;
  sessionId: string;
  /** Months that were paid for, the first included. */
  monthsPaid: number;
  state: 'active' | 'past_due' | 'ended';
}
