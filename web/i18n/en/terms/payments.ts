export const paymentSections = [
  {
    id: 'unlocks',
    title: 'Unlocks and the reply guarantee',
    text: [
      'An unlock shows one talent’s full profile and contact details and starts a chat. You get {{freeUnlocks}} free unlock per day (UTC). Each additional one costs €{{unlockPrice}}. A company is never charged twice for the same talent.',
      'If the talent declines or doesn’t answer within {{guaranteeDays}} days, you get a free unlock back. We don’t promise that anyone answers, accepts or is hired.',
    ],
    list: [],
  },
  {
    id: 'premium',
    title: 'Premium',
    text: [
      'Premium costs €{{premiumPrice}} per month, includes unlocks and lifts the limits named on the plan page. It renews every month until you cancel. You can cancel anytime in your company profile, and Premium then ends with the month you’ve paid for.',
      'If a renewal fails, Premium stays on for {{pastDueDays}} days while the provider tries again, then ends.',
    ],
    list: [],
  },
  {
    id: 'payments',
    title: 'Payments',
    text: [
      'Prices are in euros. Stripe takes payments, and we never see card numbers. If {{product}} runs without a payment provider, payments are simulated, marked as test mode, and nothing is charged.',
      'Companies buy for their business. Because an unlock is delivered right away, there is no right of withdrawal. The reply guarantee applies instead. We refund anything charged in error.',
    ],
    list: [],
  },
  {
    id: 'referrals',
    title: 'Referrals and boosts',
    text: [
      'You earn one credit for each friend who registers with your code and confirms their email. It’s worth {{boostHours}} hours at the top. Second accounts of your own don’t count. Credits have no cash value and end with your account.',
    ],
    list: [],
  },
];
