import type { Talent } from './talent.ts'

export const africaAndMiddleEast: Talent[] = [
  {
    id: 'yusuf', fullName: 'Yusuf Demir', email: 'yusuf.demir@talent.example', phone: '+90 530 555 01 38', city: 'Istanbul', country: 'TR',
    languages: ['Turkish', 'English'], experienceYears: 3, workType: 'remote', linkedinUrl: 'https://www.linkedin.com/in/yusuf-demir-closeup-demo', birthDate: '1999-04-11',
    bio: 'Yusuf books meetings that show up. He rewrites his opening line every week and keeps the score on the wall. Came to sales from late-night radio.',
    positions: [{
      slug: 'yusuf-sales-development', title: 'Sales Development Representative', skills: ['Cold calling', 'Prospecting', 'Email sequences', 'Outreach', 'Lead qualification'], language: 'en', backdrop: 0,
      voice: { accent: 'en-us', variant: 'm1', pitch: 46, speed: 180 },
      transcript: 'My first ten seconds on the phone are the best you have heard. I used to host a radio show at two in the morning, so I know how to keep a stranger listening. Eighteen meetings a week. They show up.',
    }],
  },
  {
    id: 'aisha', fullName: 'Aisha Khoury', email: 'aisha.khoury@talent.example', phone: '+971 50 555 0143', city: 'Dubai', country: 'AE',
    languages: ['Arabic', 'English', 'French'], experienceYears: 7, workType: 'hybrid', linkedinUrl: 'https://www.linkedin.com/in/aisha-khoury-closeup-demo', birthDate: '1994-03-16',
    bio: 'Aisha looks after sixty accounts in the Gulf and knows the children’s names in most of them. Net retention of 118 percent, three years in a row. Runs the kindest escalation call in the region.',
    positions: [{
      slug: 'aisha-customer-success', title: 'Customer Success Manager', skills: ['Retention', 'Onboarding', 'Executive reviews', 'Upselling', 'Gainsight', 'Gulf market'], language: 'en', backdrop: 0,
      voice: { accent: 'en-gb', variant: 'f5', pitch: 54, speed: 168 },
      transcript: 'I keep the customers that your closers win. When somebody wants to cancel, they call me, and we talk about everything but cancelling. One hundred and eighteen percent retention. That is my quiet little record.',
    }],
  },
  {
    id: 'idris', fullName: 'Idris Bello', email: 'idris.bello@talent.example', phone: '+234 803 555 0171', city: 'Lagos', country: 'NG',
    languages: ['English', 'Yoruba', 'Hausa'], experienceYears: 27, workType: 'on-site', linkedinUrl: 'https://www.linkedin.com/in/idris-bello-closeup-demo', birthDate: '1970-10-08',
    bio: 'Idris sold telecom towers, then the power that feeds them, then the companies that own both. Ministers and shopkeepers get the same hour of his time. Mentors eleven young sellers.',
    positions: [{
      slug: 'idris-business-development', title: 'Business Development Manager', skills: ['Government sales', 'Infrastructure', 'Joint ventures', 'Negotiation', 'West Africa', 'Mentoring'], language: 'en', backdrop: 0,
      voice: { accent: 'en-gb', variant: 'm2', pitch: 22, speed: 158 },
      transcript: 'A deal in Lagos is a friendship with a signature at the end. I have signed ninety of them, from corner shops to ministries. I give everybody one hour and my full attention. It is enough.',
    }],
  },
  {
    id: 'nia', fullName: 'Nia Mensah', email: 'nia.mensah@talent.example', phone: '+233 24 555 0119', city: 'Accra', country: 'GH',
    languages: ['English', 'Twi', 'French'], experienceYears: 4, workType: 'remote', linkedinUrl: 'https://www.linkedin.com/in/nia-mensah-closeup-demo', birthDate: '1999-08-19',
    bio: 'Nia sells fashion wholesale over video, colour by colour. She films her own product demos and cuts them the same night. Returning buyers ask for her by name.',
    positions: [{
      slug: 'nia-inside-sales', title: 'Inside Sales Representative', skills: ['Video selling', 'Wholesale', 'Social selling', 'Product demos', 'Shopify'], language: 'en', backdrop: 0,
      voice: { accent: 'en-029', variant: 'f3', pitch: 62, speed: 168 },
      transcript: 'If I can make you feel the fabric through a screen, I can sell you anything. I film, I cut, I call, all in one evening. My buyers do not ask for the catalogue any more. They ask for me.',
    }],
  },
  {
    id: 'thabo', fullName: 'Thabo Nkosi', email: 'thabo.nkosi@talent.example', phone: '+27 82 555 0156', city: 'Cape Town', country: 'ZA',
    languages: ['English', 'Zulu', 'Afrikaans'], experienceYears: 6, workType: 'hybrid', linkedinUrl: 'https://www.linkedin.com/in/thabo-nkosi-closeup-demo', birthDate: '1995-05-05',
    bio: 'Thabo explains payments to people who sell coffee, surfboards and haircuts. He was a barista at half of his accounts. Rarely uses a slide, always leaves with a next date.',
    positions: [{
      slug: 'thabo-account-executive', title: 'Account Executive', skills: ['Fintech', 'SMB sales', 'Field sales', 'Storytelling', 'Territory planning'], language: 'en', backdrop: 0,
      voice: { accent: 'en-gb', variant: 'm7', pitch: 38, speed: 172 },
      transcript: 'I never leave a meeting without the date of the next one. No slides, no jargon, just your numbers on the back of a napkin. Last year those napkins were worth two million rand.',
    }],
  },
]
