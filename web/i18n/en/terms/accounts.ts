export const accountSections = [
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
      'You can have one video per position, up to {{maxMb}}MB and {{maxMinutes}} minutes. A new take replaces the old one.',
      'You can delete it anytime. It becomes unavailable right away.',
      'You decide whether to answer a company: accept, decline, block or report.',
    ],
  },
  {
    id: 'companies',
    title: 'For companies',
    text: [
      'You may use what you see here only to fill your own positions. To do that, you may show people to those who hire with you, with the shortlist links and exports that {{product}} offers. You may not:',
    ],
    list: [
      'pass on contact details, videos or profiles to anyone else, sell them or publish them;',
      'record videos, or copy or scrape videos or search results in any other way;',
      'ask anyone for money, or for anything unrelated to the work;',
      'discriminate on any ground protected by law.',
    ],
  },
];
