export const terms = {
  description: 'The terms for talent and companies: accounts, videos, unlocks, prices, premium, conduct and liability.',
  lead: 'These terms hold between you and {{operator}} whenever you use {{product}}. They are short on purpose; please read them all.',
  sections: [
    {
      id: 'service',
      title: 'What {{product}} is',
      text: [
        'Talent present themselves in short videos. Companies search them, unlock contacts and write to the people they would like to meet. We are the place where that happens: we are not an employer, we do not place or lend staff, and we are not a party to what you agree with each other.',
      ],
      list: [],
    },
    {
      id: 'account',
      title: 'Your account',
      text: [
        'You are 16 or older, what you tell us about yourself is true, and your account is yours alone. Keep the password to yourself, and tell us at {{email}} if you think somebody else has it.',
        'Talent confirm their e-mail before the first sign-in. Companies register with a corporate e-mail that matches the domain of the company, and can unlock, write and post campaigns once it is confirmed.',
      ],
      list: [],
    },
    {
      id: 'talent',
      title: 'For talent',
      text: ['Using {{product}} as talent is free. About your video:'],
      list: [
        'It is yours. You give us the right to store it, convert it, caption it and show it on {{product}} to the people who may find you, as long as it is here.',
        'You show yourself, in your own words, and hold the rights in everything that is seen and heard in it.',
        'One video per position, at most {{maxMb}}MB and {{maxSeconds}} seconds. A new take replaces the old one.',
        'You can delete it at any time. It stops being served at once.',
        'You decide whether to answer a company: accept, decline, block or report.',
      ],
    },
    {
      id: 'companies',
      title: 'For companies',
      text: ['You use what you see here to fill your own positions, and for nothing else. In particular you do not:'],
      list: [
        'pass on, sell or publish contact details, videos or profiles;',
        'record, copy or scrape videos or search results;',
        'ask anybody for money, or for anything that has nothing to do with the work;',
        'discriminate on grounds that the law protects.',
      ],
    },
    {
      id: 'unlocks',
      title: 'Unlocks and the reply guarantee',
      text: [
        'An unlock shows the full profile and the contact details of one talent and starts a chat. {{freeUnlocks}} unlock per day (UTC) is free, each further one costs {{unlockPrice}} euro. The same talent is never charged twice to the same company.',
        'If the talent declines or does not answer within {{guaranteeDays}} days, the unlock is given back to you as a free one. We do not promise that anybody answers, accepts or is hired.',
      ],
      list: [],
    },
    {
      id: 'premium',
      title: 'Premium',
      text: [
        'Premium costs {{premiumPrice}} euro per month, includes unlocks and lifts the limits named on the plan page. It renews every month until you cancel, which you can do at any time on your company profile; it then ends with the month that is paid.',
        'If a renewal fails, premium goes on for {{pastDueDays}} days while the provider tries again, then ends.',
      ],
      list: [],
    },
    {
      id: 'payments',
      title: 'Payments',
      text: [
        'Prices are in euro. Payments are taken by Stripe; we never see card numbers. Where an installation runs without a payment provider, payments are simulated, marked as test mode, and nothing is charged.',
        'Companies buy for their business. Since an unlock is delivered at once, there is no right to withdraw from it; the reply guarantee stands instead. What was charged in error we give back.',
      ],
      list: [],
    },
    {
      id: 'referrals',
      title: 'Referrals and boosts',
      text: [
        'A friend who registers with your code and confirms the e-mail brings you one credit, worth {{boostHours}} hours in front. Your own second accounts do not count. Credits have no value in money and end with the account.',
      ],
      list: [],
    },
    {
      id: 'conduct',
      title: 'Conduct and moderation',
      text: [
        'Nothing unlawful, hateful, sexual, violent, misleading or belonging to others. No spam, no malware, no attempts to get around limits or to learn what is not shown to you.',
        'Videos are moderated by people. We may reject a video or close an account that breaks these rules, and say why. If you think we were wrong, write to {{email}}: somebody else looks at it again.',
      ],
      list: [],
    },
    {
      id: 'ai',
      title: 'AI scores',
      text: [
        'Feedback and match scores are aids with limits that are named beside them. They measure delivery and fit to a description, never face, emotion, accent or age. They must not be the only ground for a decision about a person.',
      ],
      list: [],
    },
    {
      id: 'availability',
      title: 'Availability and changes',
      text: [
        'We keep {{product}} running with care, but cannot promise that it is never interrupted. We may change or end functions; what you have paid for we deliver or give back.',
      ],
      list: [],
    },
    {
      id: 'liability',
      title: 'Liability',
      text: [
        'We are liable without limit for intent, gross negligence, injury to life, body or health, and wherever the law allows no limit. For slight negligence we are liable only if a duty is broken without which the contract makes no sense, and then for the damage that was to be expected. Consumers keep all rights that the law gives them.',
      ],
      list: [],
    },
    {
      id: 'ending',
      title: 'Ending',
      text: [
        'You can delete your account on your profile page at any time. It is hidden at once and erased after {{graceDays}} days; until then you can take it back by signing in. Download your data first if you want to keep it.',
        'We may end an account with 30 days’ notice, or at once for a serious breach of these terms.',
      ],
      list: [],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      text: [
        'The law of the country where {{operator}} has its seat applies. Consumers also keep the protection of the law, and the courts, of the country where they live. If a clause is void, the others stand.',
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
