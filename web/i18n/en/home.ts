export const home = {
  description: 'Show who you are in one short video. Companies see you, and write to you.',
  cover: {
    before: 'Find the best job in',
    number: '30',
    after: 'seconds with AI',
    text: 'Show who you are in one short video. Companies see you, and write to you.',
    record: 'Record your video',
    pause: 'Pause the moving pictures',
    play: 'Play the moving pictures',
    people: {
      aisha: {
        who: 'Aisha K., Customer Success, Dubai',
        lines: ['I keep the customers that your closers win.', 'Nobody leaves without telling me why.'],
      },
      kwame: {
        who: 'Kwame A., Sales Closer, London',
        lines: ['Give me the leads that everybody else gave up on.', 'I call them first.'],
      },
      ingrid: {
        who: 'Ingrid S., Sales Manager, Oslo',
        lines: ['Thirty years in the room, and I still prepare for every call.', 'Ask my team.'],
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
    stop: 'Stop {{name}}',
    boosted: 'Boosted',
    failed: 'Failed to load videos',
    failedText: 'The people are still there. Try once more.',
    empty: 'No videos yet',
    emptyText: 'The first ones appear here as soon as they are published.',
  },
  why: {
    title: 'Why choose a video over a CV',
    seen: {
      title: 'Seen, not skimmed',
      text: 'A CV is read for a moment. Your face, your voice and your energy get the whole thirty seconds.',
    },
    heard: {
      title: 'Heard in your own words',
      text: 'Speak any of about a hundred languages. Captions come with your video, and stay yours to edit.',
    },
    matched: {
      title: 'Matched in seconds',
      text: 'AI compares what a role needs with what you fill in and share, and tells both sides why you fit.',
    },
    decide: {
      title: 'You decide who goes on',
      text: 'See which companies looked. Nobody gets your contact details before they unlock, and you choose to answer.',
    },
  },
  call: { title: 'Your next role is one take away', action: 'Start Your Career Journey' },
  faq: {
    title: 'Questions, answered',
    talent: {
      title: 'For talent',
      items: [
        {
          question: 'How long should my video be?',
          answer:
            '{{shortestMinutes}}-{{longestMinutes}} minutes. Say who you are, what you sell, and one result that you are proud of. Record as often as you like: only the take you keep is seen.',
        },
        {
          question: 'Is it free for talent?',
          answer: 'Yes. Recording, being found and answering companies cost nothing, and your video stays yours.',
        },
        {
          question: 'Who can see my contact details?',
          answer:
            'Nobody, until a company unlocks you. Until then it sees your first name, your video and your role. You see who unlocked you, and decide whether to answer.',
        },
        {
          question: 'What does the AI feedback measure?',
          answer:
            'Communication, confidence and clarity, each with what it heard and where. It is advice for your next take, not a verdict.',
        },
        {
          question: 'How do boost credits work?',
          answer:
            'Share your link. Every friend who signs up earns you one credit, and each credit puts you in front of every company for one day.',
        },
      ],
    },
    company: {
      title: 'For companies',
      items: [
        {
          question: 'What does a contact cost?',
          answer:
            '{{freeUnlocksPerDay}} unlock a day is free. Each further contact is {{unlockPriceEur}} euro. Or Premium, {{premiumPriceEur}} euro per month with unlocks included: cancel anytime.',
        },
        {
          question: 'How much time do we save?',
          answer:
            'Up to {{hiringTimeSavedPercent}}% less hiring time: the first interview has already been recorded when you meet.',
        },
        {
          question: 'Why a corporate e-mail?',
          answer: 'So that talent know who looks at them. Your address has to match the domain of your company.',
        },
        {
          question: 'What happens after an unlock?',
          answer:
            'You see full name, e-mail and phone, and a chat starts automatically. No answer within {{replyGuaranteeDays}} days, and you get the unlock back.',
        },
        {
          question: 'Can we compare candidates without bias?',
          answer:
            'Bias detection shows where two assessments differ for reasons that have nothing to do with the work, and says what it looked at.',
        },
      ],
    },
  },
};
