export const terms = {
  description: 'The terms for talent and companies: accounts, videos, unlocks, prices, Premium, conduct and liability.',
  lead: 'These terms apply between you and {{operator}} whenever you use {{product}}. They’re short on purpose, so read them all.',
  sections: [
    {
      id: 'service',
      title: 'What {{product}} is',
      text: [
        'Talent present themselves in short videos. Companies search the videos, unlock contacts and write to the people they’d like to meet. We provide the place where that happens. We aren’t an employer, we don’t place or lend staff, and we aren’t a party to what you agree with each other.',
      ],
      list: [],
    },
    {
      id: 'account',
      title: 'Your account',
      text: [
        'You are 16 or older, what you tell us about yourself is true, and your account is yours alone. Keep your password to yourself, and write to {{email}} if you think someone else has it.',
        'Talent confirm their email before they first sign in. Companies register with a corporate email that matches the company domain. Once it’s confirmed, they can unlock, write and post campaigns.',
      ],
      list: [],
    },
    {
      id: 'talent',
      title: 'For talent',
      text: ['Using {{product}} as talent is free. About your video:'],
      list: [
        'It’s yours. You give us the right to store it, convert it, caption it and show it on {{product}} to people who may find you, for as long as it’s here.',
        'You show yourself, in your own words, and you hold the rights to everything seen and heard in it.',
        'You can have one video per position, up to {{maxMb}}MB and {{maxSeconds}} seconds. A new take replaces the old one.',
        'You can delete it anytime. It becomes unavailable right away.',
        'You decide whether to answer a company: accept, decline, block or report.',
      ],
    },
    {
      id: 'companies',
      title: 'For companies',
      text: ['You may use what you see here only to fill your own positions. You may not:'],
      list: [
        'pass on, sell or publish contact details, videos or profiles;',
        'record, copy or scrape videos or search results;',
        'ask anyone for money, or for anything unrelated to the work;',
        'discriminate on any ground protected by law.',
      ],
    },
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
    {
      id: 'conduct',
      title: 'Conduct and moderation',
      text: [
        'Don’t post anything unlawful, hateful, sexual, violent, misleading, or that belongs to someone else. Don’t send spam or malware, try to get around limits, or try to find out what isn’t shown to you.',
        'People moderate videos. We may reject a video or close an account that breaks these rules, and we say why. If you think we got it wrong, write to {{email}} and someone else will review it.',
      ],
      list: [],
    },
    {
      id: 'ai',
      title: 'AI scores',
      text: [
        'Feedback and match scores are aids, and we name their limits next to them. They measure delivery and how well a profile fits a description, never face, emotion, accent or age. They must not be the only basis for a decision about a person.',
      ],
      list: [],
    },
    {
      id: 'availability',
      title: 'Availability and changes',
      text: [
        'We run {{product}} with care but can’t promise it is never interrupted. We may change or remove features. If you’ve paid for something, we deliver it or refund it.',
      ],
      list: [],
    },
    {
      id: 'liability',
      title: 'Liability',
      text: [
        'Our liability is unlimited for intent, gross negligence, injury to life, body or health, and wherever the law allows no limit. For slight negligence, we are liable only if we breach a duty essential to the contract, and only for foreseeable damage. Consumers keep all rights the law gives them.',
      ],
      list: [],
    },
    {
      id: 'ending',
      title: 'Ending your account',
      text: [
        'You can delete your account on your profile page anytime. We hide it right away and erase it after {{graceDays}} days. Until then, you can sign in to keep it. Download your data first if you want a copy.',
        'We may close an account with 30 days’ notice, or right away for a serious breach of these terms.',
      ],
      list: [],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      text: [
        'The law of the country where {{operator}} is based applies. Consumers also keep the protection of the law and courts of the country where they live. If one clause is void, the others still apply.',
      ],
      list: [],
    },
    {
      id: 'contact',
      title: 'Contact',
      text: ['{{operator}}, {{address}}, {{email}}.'],
      list: [],
    },
  ],
};
