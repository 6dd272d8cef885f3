/** Promises of the public pages. Their numbers stand in `web/lib/marketing-facts.ts`. */
export const marketing = {
  howItWorks: {
    description: 'Create your video, complete your profile and connect: how talent and companies meet in three steps.',
    title: 'How It Works',
    text: 'One short video says what ten pages of CV leave out. It’s three steps from your first take to your first conversation.',
    steps: [
      {
        title: 'Create Your Video',
        text: 'Record in your browser or upload a file: one vertical video per position, under {{longestMinutes}} minutes. Retake as often as you like.',
      },
      {
        title: 'Complete Your Profile',
        text: 'Add your role, languages, skills, and where and how you want to work. That’s how companies find you.',
      },
      {
        title: 'Connect',
        text: 'A company unlocks your contact, and a chat starts automatically. You decide whether to continue.',
      },
    ],
    talent: {
      title: 'For talent',
      steps: [
        { title: 'Register for free', text: 'Sign up with your email, or record first and sign up later.' },
        {
          title: 'Record your video',
          text: 'Thirty seconds are enough. The teleprompter helps you along and becomes your captions.',
        },
        { title: 'Complete your profile', text: 'Add up to 10 positions, each with its own video.' },
        { title: 'Get found and matched', text: 'See which companies watched you and which campaigns fit you.' },
        { title: 'Talk to companies', text: 'They write first. You can accept, decline or block.' },
      ],
      action: 'Join as talent',
    },
    company: {
      title: 'For companies',
      steps: [
        {
          title: 'Register with your corporate email',
          text: 'Its domain has to match your company, so talent know who is watching.',
        },
        {
          title: 'Search the videos',
          text: 'Search by role, skill, language and location. Browse a grid or swipe through the reel.',
        },
        {
          title: 'Post a campaign',
          text: 'Describe who you need and get matches, each with a score and the reasons behind it.',
        },
        {
          title: 'Unlock a contact',
          text: 'You get {{freeUnlocksPerDay}} free unlock a day. Each additional one costs €{{unlockPriceEur}}. Premium includes them.',
        },
        {
          title: 'Hire direct',
          text: 'Chat, call, meet. If you get no answer within {{replyGuaranteeDays}} days, we return your unlock.',
        },
      ],
      action: 'Join as a company',
    },
    said: 'I closed forty deals in a language I learned last year.',
    profile: { name: 'Yusuf D.', line: 'Sales Development Rep', meta: 'Istanbul · TR · EN' },
    chat: [
      'Your video made us laugh, so we had to write. Free on Thursday?',
      'Thursday at ten works. I’ll bring my numbers.',
    ],
  },
  companies: {
    description: 'Find the best employees in minutes: short video profiles, a free daily match and AI search.',
    title: 'Find the Best Employees in Minutes',
    text: 'Meet salespeople before the first call. Everyone here has already recorded the interview you’d ask for.',
    action: 'Start hiring',
    featuresTitle: 'What you get',
    features: [
      {
        title: 'Free Daily Match',
        text: 'AI picks {{freeMatchesPerDay}} match a day for your campaigns. It’s free on every plan.',
      },
      {
        title: 'Smart AI Search',
        text: 'Search for a role, skill or language. We forgive typos and show you why each person matches.',
      },
      {
        title: 'Fast Hiring',
        text: 'Up to {{hiringTimeSavedPercent}}% less hiring time. The first interview is already recorded.',
      },
      {
        title: 'Premium Talent',
        text: 'Closers, account executives, managers: people who sell, on video, in their own words.',
      },
    ],
    search: 'sales closer',
    chips: ['Spanish', 'Remote', 'Clarity 7+'],
    saved: 'less time',
    stepsTitle: 'How It Works',
    steps: [
      {
        title: 'Post a job',
        text: 'Describe it in a campaign. You’ll have matches before you finish your coffee.',
      },
      {
        title: 'Review videos',
        text: 'Spend half a minute per person, in the grid or the reel. Save, compare, decide.',
      },
      {
        title: 'Hire direct',
        text: 'Unlock a contact and start talking. No middlemen, no commission.',
      },
    ],
    requirements: {
      title: 'Company Requirements',
      text: 'Companies must register with a corporate email that matches the company domain. Talent know who is watching, and you know every account belongs to a real company.',
      good: 'matches northwind.com',
      bad: 'personal address',
      benefitsTitle: 'Premium, €{{premiumPriceEur}} per month, cancel anytime',
      benefits: [
        'Unlimited profile views',
        'Advanced filters',
        'Priority support',
        'Saved favourites',
        'Analytics dashboard',
        'Boosted visibility',
      ],
      free: 'Free plan: {{freeUnlocksPerDay}} contact unlock per day.',
      action: 'Register your company',
    },
  },
  talent: {
    description: 'Find your perfect role in minutes: one short video, premium companies, AI matching.',
    title: 'Find Your Perfect Role in Minutes',
    text: 'Record once. Companies that fit come to you, and you see who they are.',
    action: 'Create your reel',
    offers: ['Sales Closer, remote', 'Account Executive, Lisbon', 'Head of Sales, Berlin'],
    featuresTitle: 'Made for people who sell',
    features: [
      {
        title: 'Premium companies only',
        text: 'Every company registers with a corporate email on its own domain. No anonymous recruiters, no fake offers.',
      },
      {
        title: 'AI matching',
        text: 'AI compares what you fill in and share with what a campaign needs, and tells both sides why you fit.',
      },
      {
        title: 'Video-first profiles',
        text: 'Your face, voice and energy come first. Your job history comes second.',
      },
    ],
    stepsTitle: 'Three steps to your next role',
    steps: [
      { title: 'Create your reel', text: 'Say who you are, what you sell, and one result you’re proud of.' },
      {
        title: 'Get AI matched',
        text: 'See campaigns that fit you, each with a score. Show interest with one tap.',
      },
      { title: 'Land your role', text: 'Companies unlock you and write. You answer the ones you like.' },
    ],
    call: 'Your camera is ready',
    callAction: 'Register for free',
  },
  forCompanies: {
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
      'We score title, skills, languages, location and work type. If talent share it, AI feedback on how they come across in the video counts too. We don’t measure personality itself.',
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
    call: 'Your next hire is already talking',
    callAction: 'Get Started Now',
  },
  forTalent: {
    description: 'Show your true potential: one video under two minutes, matched by AI, seen by companies worldwide.',
    title: 'Show Your True Potential',
    text: 'You’re better in person than on paper. Show it on video in under {{longestMinutes}} minutes.',
    create: 'Create Your Profile',
    learn: 'Learn More',
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
  },
};
