export const companies = {
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
};
