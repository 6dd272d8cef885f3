import { type Purchase, type Subscribing, allowsUnlock } from '../../stripe/reference-model.ts';
import type { StripeStandIn } from '../../stripe/server.ts';

export const KILLS = 20;
const MONTHS = 14;

/** One round at Stripe: some buyers act, earlier payments are refunded, and a month passes. */
export function act(
  { account }: StripeStandIn,
  purchases: Purchase[],
  subscribings: Subscribing[],
  { round, upTo }: { round: number; upTo: (below: number) => number },
) {
  const refundOf = ({ sessionId }: Purchase) => account.refund(account.sessions.get(sessionId)!.payment_intent!);
  for (const [index, purchase] of purchases.entries()) {
    const turn = index % (KILLS - 2);
    if (turn === round && purchase.fate === 'paid') {
      account.pay(purchase.sessionId);
      account.pay(purchase.sessionId);
    }
    if (turn === round && purchase.fate === 'abandoned') account.expire(purchase.sessionId);
    // Two rounds later most are unlocked, and the operator refunds some.
    if (turn === round - 2 && allowsUnlock(purchase) && purchase.isRefunded) refundOf(purchase);
  }
  for (const subscribing of subscribings) {
    const session = account.sessions.get(subscribing.sessionId)!;
    if (round === 0) {
      account.pay(session.id);
      subscribing.monthsPaid = 1;
    } else if (round <= MONTHS && subscribing.state !== 'ended') {
      const what = upTo(12);
      if (what === 0) {
        account.cancel(session.subscription!);
        subscribing.state = 'ended';
      } else {
        const works = what > 3;
        account.renew(session.subscription!, { works });
        subscribing.state = works ? 'active' : 'past_due';
        if (works) subscribing.monthsPaid++;
      }
    }
  }
}
