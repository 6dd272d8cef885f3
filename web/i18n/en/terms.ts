import { accountSections } from './terms/accounts.ts';
import { paymentSections } from './terms/payments.ts';

export const terms = {
  description: 'The terms for talent and companies: accounts, videos, unlocks, prices, Premium, conduct and liability.',
  lead: 'These terms apply between you and {{operator}} whenever you use {{product}}. They’re short on purpose, so read them all.',
  sections: [
    ...accountSections,
    ...paymentSections,
    {
      id: 'conduct',
      title: 'Conduct and moderation',
      text: [
        'Don’t post anything unlawful, hateful, sexual, violent, misleading, or that belongs to someone else. Don’t send spam or malware, try to get around limits, or try to find out what isn’t shown to you.',
        'People moderate videos. We may reject a video that breaks these rules, and we tell you when we do. Write to {{email}} if you’d like to know more about the reason or think we got it wrong. Someone else will review it.',
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
        'You can delete your account on your profile page anytime. We hide it right away and delete everything in it after {{graceDays}} days. Until then, you can sign in to keep it. Download your data first if you want a copy.',
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
