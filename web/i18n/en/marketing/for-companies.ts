export const forCompanies = {
  description: 'Hire based on energy and vibe: swipe through video profiles, screen instantly, match with AI.',
  title: 'Hire Based on Energy & Vibe',
  text: 'A CV can’t smile, pause or persuade. Watch how people sell before you ask what they’ve sold.',
  start: 'Start Hiring Today',
  how: 'See How It Works',
  featuresTitle: 'Why teams hire by video',
  features: [
    {
      title: 'Swipe to hire',
      text: 'One person at a time, full screen, half a minute. Save or unlock with a single key.',
    },
    { title: 'Instant screening', text: 'Your phone screen is already recorded. Just press play.' },
    {
      title: 'Faster hiring',
      text: 'Up to {{hiringTimeSavedPercent}}% less hiring time, from first look to offer.',
    },
    { title: 'Global talent pool', text: 'About 100 languages and every time zone, in one search.' },
    { title: 'Async interviews', text: 'They record when they’re at their best. You watch when you have time.' },
    {
      title: 'AI match scores',
      text: 'Based on communication style, personality and soft skills. Every score comes with reasons.',
    },
  ],
  scored:
    'We score title, skills, languages, experience, location, work type, salary and availability. If talent share it, AI feedback on how they come across in the video counts too. We don’t measure personality itself.',
  languages: 'Hola · Hello · Olá · Merhaba · Bonjour · Hej · Ciao · Cześć · Salut · Ahoj · Tere',
  stepsTitle: 'From campaign to handshake',
  steps: [
    {
      title: 'Create a campaign',
      text: 'Add a title, skills, languages, location and salary. It takes two minutes.',
    },
    {
      title: 'Get instant matches',
      text: 'See the best people, with scores and reasons. One new match a day is free.',
    },
    { title: 'Hire based on vibe', text: 'Watch, unlock, talk. You already know how they sound.' },
  ],
  pricesTitle: 'What it costs',
  pricesText:
    'Searching and watching are free, and so is one contact a day. Each additional contact costs a one-time €{{unlockPriceEur}}. If the person doesn’t reply within {{replyGuaranteeDays}} days, you get the unlock back. Premium costs €{{premiumPriceEur}} a month and lifts the limits.',
  call: 'Your next hire is already talking',
  callAction: 'Get Started Now',
};
