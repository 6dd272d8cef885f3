import { howItWorks } from './marketing/how-it-works.ts';
import { companies } from './marketing/companies.ts';
import { forCompanies } from './marketing/for-companies.ts';
import { forTalent } from './marketing/for-talent.ts';

/** Promises of the public pages. Their numbers stand in `web/lib/marketing-facts.ts`. */
export const marketing = {
  timeSaved: '−{{hiringTimeSavedPercent}}%',
  howItWorks,
  companies,
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
  forCompanies,
  forTalent,
};
