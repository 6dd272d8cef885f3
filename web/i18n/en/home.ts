import { faq } from './home/faq.ts';

export const home = {
  description: 'Show who you are in one short video. Companies watch it and write to you.',
  hero: {
    before: 'Find the best job in',
    number: '30',
    after: 'seconds with AI',
    text: {
      talent: 'Show who you are in one short video. Companies watch it and write to you.',
      company: 'Meet talent in short videos, and unlock the contacts you want.',
    },
    record: 'Record your video',
    own: { talent: 'Go to Home', company: 'Search talent' },
    pause: 'Pause animation',
    play: 'Play animation',
    people: {
      aisha: {
        who: 'Aisha K., Customer Success, Dubai',
        lines: ['I keep the customers your closers win.', 'No one leaves without telling me why.'],
      },
      kwame: {
        who: 'Kwame A., Sales Closer, London',
        lines: ['Give me the leads everyone else gave up on.', 'I call them first.'],
      },
      ingrid: {
        who: 'Ingrid S., Sales Manager, Oslo',
        lines: ['Thirty years in sales, and I still prepare for every call.', 'Ask my team.'],
      },
    },
  },
  featured: {
    title: 'Featured videos',
    previous: 'Previous video',
    next: 'Next video',
    slide: '{{position}} of {{count}}: {{name}}, {{title}}',
    show: 'Show {{name}}',
    sound: 'Play {{name}} with sound',
    stop: 'Pause {{name}}',
    boosted: 'Boosted',
    failed: 'Failed to load videos',
    failedText: 'Try again in a moment.',
    empty: 'No videos yet',
    emptyText: 'New videos appear here as soon as they’re published.',
  },
  why: {
    title: 'Why choose video over a CV',
    seen: {
      title: 'Seen, not skimmed',
      text: 'A CV gets a glance. Your face, voice and energy get a full minute.',
    },
    heard: {
      title: 'Heard in your own words',
      text: 'Speak any of about 100 languages. Add captions, or let your teleprompter text become them.',
    },
    matched: {
      title: 'Matched in seconds',
      text: 'AI compares what a role needs with what you fill in and share, and tells both sides why you fit.',
    },
    decide: {
      title: 'You stay in control',
      text: 'See which companies watched you. They get your contact details only after an unlock, and you choose whether to answer.',
    },
  },
  call: { title: 'Your next role is one take away', action: 'Start Your Career Journey' },
  faq,
};
