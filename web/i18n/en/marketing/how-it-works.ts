export const howItWorks = {
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
        text: 'A minute is enough. The teleprompter helps you along and becomes your captions.',
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
        text: 'Its domain has to match your company’s. With a website on it, you get the Verified badge, so talent know who is watching.',
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
  profile: { name: 'Yusuf D.', line: 'Sales Development Rep', meta: 'Istanbul · Turkish · English' },
  chat: [
    'Your video made us laugh, so we had to write. Free on Thursday?',
    'Thursday at ten works. I’ll bring my numbers.',
  ],
};
