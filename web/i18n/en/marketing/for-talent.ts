export const forTalent = {
  description: 'Show your true potential: one video under two minutes, matched by AI, seen by companies worldwide.',
  title: 'Show Your True Potential',
  text: 'You’re better in person than on paper. Show it on video in under {{longestMinutes}} minutes.',
  create: 'Create Your Profile',
  learn: 'Learn More',
  learnWhat: 'about how it works',
  said: 'Give me the leads everyone else gave up on.',
  name: 'Kwame A.',
  featuresTitle: 'What’s in it for you',
  features: [
    { title: 'Personal branding', text: 'A profile that looks and sounds like you, with one video per position.' },
    { title: 'Matched by AI', text: 'We match campaigns to what you fill in and share, and tell you why you fit.' },
    { title: 'Async interviews', text: 'Stop repeating the same first call. Record it once, at your best.' },
    { title: 'See who watched you', text: 'See which companies watched you and which unlocked you.' },
    {
      title: 'Private feedback first',
      text: 'Pace, pauses, sound and wording. Only you see it until you choose to share.',
    },
    {
      title: 'Boost credits',
      text: 'Every friend who joins with your code puts you at the top for {{boostDaysPerFriend}} day.',
    },
  ],
  stepsTitle: 'How it works',
  steps: [
    { title: 'Record a video', text: 'Record in your browser, with a teleprompter if you like.' },
    { title: 'Get matched', text: 'AI matches you with campaigns that fit.' },
    { title: 'Get hired', text: 'Companies write to you. You choose who to answer.' },
  ],
  why: {
    title: 'Why Video Profiles Work',
    points: [
      {
        title: 'Beyond the resume',
        text: 'Tone, timing and presence don’t fit on paper. In sales, they are the job.',
      },
      {
        title: 'Authentic connection',
        text: 'People hire people. They remember a face and a story, not a bullet point.',
      },
      { title: 'Time-efficient', text: 'Record once, apply everywhere.' },
      { title: 'Global reach', text: 'Your video works while you sleep, in every country that hires remotely.' },
    ],
    paper: 'Curriculum vitae',
  },
  start: 'Start Your Journey',
  call: 'Ready when you are',
};
