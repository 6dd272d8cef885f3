/** Promises of the public pages. Their numbers stand in `web/lib/marketing-facts.ts`. */
export const marketing = {
  howItWorks: {
    description: 'Create your video, complete your profile, connect: how talent and companies meet in three steps.',
    title: 'How It Works',
    text: 'One short video says what ten pages of CV leave out. Three steps from the first take to the first talk.',
    steps: [
      {
        title: 'Create Your Video',
        text: 'Record in the browser or upload a file: one upright video per position, under {{longestMinutes}} minutes. Take it again as often as you like.',
      },
      {
        title: 'Complete Your Profile',
        text: 'Role, languages, skills, where and how you want to work. The search finds you by what you fill in.',
      },
      {
        title: 'Connect',
        text: 'A company unlocks your contact, and a chat starts automatically. You decide whether to continue.',
      },
    ],
    talent: {
      title: 'For talents',
      steps: [
        { title: 'Register for free', text: 'With your e-mail, or record first and register after.' },
        {
          title: 'Record your video',
          text: 'Thirty seconds are enough. A teleprompter helps, and captions come with it.',
        },
        { title: 'Complete your profile', text: 'Up to ten positions, each with a video of its own.' },
        { title: 'Get found and matched', text: 'See which companies watched you, and which campaigns fit you.' },
        { title: 'Talk to companies', text: 'They write first. Accept, decline or block: it is your call.' },
      ],
      action: 'Join as talent',
    },
    company: {
      title: 'For companies',
      steps: [
        {
          title: 'Register with your corporate e-mail',
          text: 'Its domain has to match your company, so that talent know who looks.',
        },
        {
          title: 'Search the videos',
          text: 'By role, skill, language, place and salary; as a grid or one after the other.',
        },
        { title: 'Post a campaign', text: 'Say whom you look for, and get matches with a score and its reasons.' },
        {
          title: 'Unlock a contact',
          text: '{{freeUnlocksPerDay}} a day is free, each further one is {{unlockPriceEur}} euro. Premium has them included.',
        },
        {
          title: 'Hire direct',
          text: 'Chat, call, meet. No answer within {{replyGuaranteeDays}} days, and the unlock comes back.',
        },
      ],
      action: 'Join as company',
    },
    said: 'I closed forty deals in a language I learnt last year.',
    profile: { name: 'Yusuf D.', line: 'Sales Development Rep', meta: 'Istanbul · TR · EN' },
    chat: ['Your video made us laugh, and then call. Free on Thursday?', 'Thursday at ten. I bring the numbers.'],
  },
  companies: {
    description: 'Find the best employees in minutes: short video profiles, a free daily match and AI search.',
    title: 'Find the Best Employees in Minutes',
    text: 'Meet sales people before the first call. Everybody here has recorded the interview that you would have asked for.',
    action: 'Start hiring',
    featuresTitle: 'What you get',
    features: [
      {
        title: 'Free Daily Match',
        text: '{{freeMatchesPerDay}} match a day, chosen by AI for your campaigns, free on every plan.',
      },
      {
        title: 'Smart AI Search',
        text: 'Ask for a role, a skill, a language. It forgives typing errors and explains itself.',
      },
      {
        title: 'Fast Hiring',
        text: 'Up to {{hiringTimeSavedPercent}}% less hiring time: the first interview is already there.',
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
        text: 'Describe it in a campaign. Matches are there before you have finished your coffee.',
      },
      { title: 'Review videos', text: 'Half a minute per person, as a grid or as a reel. Save, compare, decide.' },
      {
        title: 'Hire direct',
        text: 'Unlock the contact and talk. Nobody stands between you, and nobody takes a commission.',
      },
    ],
    requirements: {
      title: 'Company Requirements',
      text: 'Companies must register with a corporate e-mail that matches the company domain. So talent know who looks at them, and you are among companies only.',
      good: 'matches northwind.com',
      bad: 'personal address',
      benefitsTitle: 'Premium, {{premiumPriceEur}} euro per month, cancel anytime',
      benefits: [
        'Unlimited profile views',
        'Advanced filters',
        'Priority support',
        'Saved favourites',
        'Analytics dashboard',
        'Boosted visibility',
      ],
      free: 'Free plan: {{freeUnlocksPerDay}} unlock of a contact per day.',
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
        text: 'Every company registers with a corporate e-mail on its own domain. No anonymous recruiters, no fake offers.',
      },
      {
        title: 'AI matching',
        text: 'AI compares what you fill in and choose to share with what a campaign asks for, and tells both sides why you fit.',
      },
      {
        title: 'Video-first profiles',
        text: 'Your face, your voice, your energy come first. The list of jobs comes after, where it belongs.',
      },
    ],
    stepsTitle: 'Three steps to the role',
    steps: [
      { title: 'Create your reel', text: 'Say who you are, what you sell, and one result that you are proud of.' },
      {
        title: 'Get AI matched',
        text: 'Campaigns that fit you are listed with a score. Raise your hand with one tap.',
      },
      { title: 'Land your role', text: 'Companies unlock you and write. You answer the ones you like.' },
    ],
    call: 'The camera is on',
    callAction: 'Register for free',
  },
  forCompanies: {
    description: 'Hire based on energy and vibe: swipe through video profiles, screen instantly, match with AI.',
    title: 'Hire Based on Energy & Vibe',
    text: 'A CV cannot smile, pause or persuade. Watch how somebody sells before you ask them what they sold.',
    start: 'Start Hiring Today',
    how: 'See How It Works',
    featuresTitle: 'Why teams hire by video',
    features: [
      { title: 'Swipe to hire', text: 'One person, full height, half a minute. Next, save or unlock with one key.' },
      { title: 'Instant screening', text: 'What used to be a phone screen is a video that is already there.' },
      {
        title: 'Faster hiring',
        text: 'Up to {{hiringTimeSavedPercent}}% less hiring time from the first look to the offer.',
      },
      { title: 'Global talent pool', text: 'About a hundred languages and every time zone, in one search.' },
      { title: 'Async interviews', text: 'They record when they are at their best. You watch when you have the time.' },
      {
        title: 'AI match scores',
        text: 'Based on communication style, personality and soft skills, each score with its reasons.',
      },
    ],
    scored:
      'What is scored: title, skills, languages, place and work type; and, where a talent shares it, AI feedback on how they come across in the video. Personality itself is not measured.',
    languages: 'Hola · Hello · Olá · Merhaba · Bonjour · Hej · Ciao · Cześć · Salut · Ahoj · Tere',
    stepsTitle: 'From campaign to handshake',
    steps: [
      { title: 'Create a campaign', text: 'Title, skills, languages, place and salary: two minutes, and it is open.' },
      { title: 'Get instant matches', text: 'The best people come with a score and why. One new match a day is free.' },
      { title: 'Hire based on vibe', text: 'Watch, unlock, talk. You know how they sound before the first hello.' },
    ],
    call: 'The next one on your team is talking already',
    callAction: 'Get Started Now',
  },
  forTalent: {
    description:
      'Show your true potential: one video of under two minutes, matched by AI, seen by companies worldwide.',
    title: 'Show Your True Potential',
    text: 'You are better in person than on paper. So be in person: under {{longestMinutes}} minutes, on video.',
    create: 'Create Your Profile',
    learn: 'Learn More',
    said: 'Give me the leads that everybody else gave up on.',
    name: 'Kwame A.',
    featuresTitle: 'What is in it for you',
    features: [
      { title: 'Personal branding', text: 'A page that looks and sounds like you, one video per position.' },
      { title: 'Matched by AI', text: 'Campaigns find you by what you fill in and share, and tell you why you fit.' },
      { title: 'Async interviews', text: 'No more the same first call ten times. Record it once, at your best.' },
      { title: 'You see who looked', text: 'Which companies watched, which unlocked you, and what they looked for.' },
      {
        title: 'Feedback before anybody sees',
        text: 'Pace, pauses, sound and words, measured for you alone until you share.',
      },
      {
        title: 'Boost credits',
        text: 'Every friend who joins with your code puts you in front of all companies for {{boostDaysPerFriend}} day.',
      },
    ],
    stepsTitle: 'How it goes',
    steps: [
      { title: 'Record a video', text: 'In the browser, with a teleprompter if you like.' },
      { title: 'Get matched', text: 'AI brings you together with campaigns that fit.' },
      { title: 'Get hired', text: 'Companies write to you. You choose.' },
    ],
    why: {
      title: 'Why Video Profiles Work',
      points: [
        { title: 'Beyond the resume', text: 'Tone, timing and presence do not fit on A4. In sales they are the job.' },
        {
          title: 'Authentic connection',
          text: 'People hire people. They remember a face and a sentence, not a bullet point.',
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
