import type { Talent } from './talent.ts'

export const asiaPacific: Talent[] = [
  {
    id: 'kenji', fullName: 'Kenji Tanabe', email: 'kenji.tanabe@talent.example', phone: '+81 90 5555 0134', city: 'Osaka', country: 'JP',
    languages: ['Japanese', 'English'], experienceYears: 4, workType: 'on-site', linkedinUrl: 'https://www.linkedin.com/in/kenji-tanabe-closeup-demo', birthDate: '1997-09-23',
    bio: 'Kenji answers inbound calls for a tool maker and turns repairs into orders. He writes a thank-you note after every call, by hand on Fridays. His average call is long and his refund rate is zero.',
    positions: [{
      slug: 'kenji-inside-sales', title: 'Inside Sales Representative', skills: ['Inbound sales', 'Active listening', 'Japanese market', 'Zendesk', 'Cross-selling'], language: 'en', backdrop: 0,
      voice: { accent: 'en-us', variant: 'm3', pitch: 50, speed: 164 },
      transcript: 'I listen first. Then I sell. People call me because something is broken, and they hang up with something better. I have a notebook full of what they said, and a zero in the refund column.',
    }],
  },
  {
    id: 'priya', fullName: 'Priya Nair', email: 'priya.nair@talent.example', phone: '+91 98 5555 0127', city: 'Bengaluru', country: 'IN',
    languages: ['Hindi', 'English', 'Tamil'], experienceYears: 10, workType: 'remote', linkedinUrl: 'https://www.linkedin.com/in/priya-nair-closeup-demo', birthDate: '1991-12-19',
    bio: 'Priya opens markets: first the map, then the first ten customers, then the hire who replaces her. Engineer by degree, negotiator by temperament. Two launches, both still growing.',
    positions: [
      {
        slug: 'priya-business-development', title: 'Business Development Manager', skills: ['Market entry', 'SaaS', 'Pricing', 'Partnerships', 'Go-to-market', 'Indian market'], language: 'en', backdrop: 0,
        voice: { accent: 'en-gb', variant: 'f4', pitch: 60, speed: 176 },
        transcript: 'I opened the Indian market for two SaaS teams. The first ten customers I won myself, one by one. The next four hundred came from what those ten told their friends.',
      },
      {
        slug: 'priya-solutions-consultant', title: 'Solutions Consultant', skills: ['Technical discovery', 'Solution design', 'Live demos', 'SQL', 'Proposal writing'], language: 'en', backdrop: 1,
        voice: { accent: 'en-gb', variant: 'f4', pitch: 60, speed: 174 },
        transcript: 'I am the engineer you can bring to the dinner. I read the code in the morning and the contract in the afternoon. When a buyer asks how it really works, I tell them, and they relax.',
      },
    ],
  },
  {
    id: 'meiling', fullName: 'Mei-Ling Chen', email: 'meiling.chen@talent.example', phone: '+65 8555 0162', city: 'Singapore', country: 'SG',
    languages: ['Mandarin', 'English', 'Malay'], experienceYears: 9, workType: 'hybrid', linkedinUrl: 'https://www.linkedin.com/in/meiling-chen-closeup-demo', birthDate: '1992-02-08',
    bio: 'Mei-Ling runs alliances with banks, where patience is a skill with a price. She has kept every partner she ever signed. Her follow-up mails are famously three lines long.',
    positions: [{
      slug: 'meiling-partnerships-manager', title: 'Partnerships Manager', skills: ['Alliances', 'Financial services', 'Co-selling', 'Contract structuring', 'South-East Asia'], language: 'en', backdrop: 0,
      voice: { accent: 'en-gb', variant: 'f2', pitch: 70, speed: 174 },
      transcript: 'Three lines. That is the longest email I will ever send you. Who does what, by when, and why it is good for both of us. I have signed fourteen banks that way, and all fourteen renewed.',
    }],
  },
  {
    id: 'linh', fullName: 'Linh Tran', email: 'linh.tran@talent.example', phone: '+84 90 555 0148', city: 'Ho Chi Minh City', country: 'VN',
    languages: ['Vietnamese', 'English', 'Korean'], experienceYears: 1, workType: 'remote', linkedinUrl: 'https://www.linkedin.com/in/linh-tran-closeup-demo', birthDate: '2004-04-02',
    bio: 'Linh is twenty-two and in her first year of selling. She made eleven thousand dials to learn what ten would have told someone else, and wrote a guide about it. Fast, funny, impossible to discourage.',
    positions: [{
      slug: 'linh-sales-development', title: 'Sales Development Representative', skills: ['Cold calling', 'LinkedIn outreach', 'Apollo', 'A/B testing', 'Resilience'], language: 'en', backdrop: 0,
      voice: { accent: 'en-us', variant: 'f3', pitch: 76, speed: 186 },
      transcript: 'Eleven thousand calls in my first year, and I still smile before every one. You can hear it, right? I test two openings a day and keep the winner. Give me a list and a headset, I will be fine.',
    }],
  },
  {
    id: 'rangi', fullName: 'Rangi Parata', email: 'rangi.parata@talent.example', phone: '+64 21 555 0173', city: 'Auckland', country: 'NZ',
    languages: ['English', 'Māori'], experienceYears: 15, workType: 'on-site', linkedinUrl: 'https://www.linkedin.com/in/rangi-parata-closeup-demo', birthDate: '1985-01-29',
    bio: 'Rangi sells farm equipment from a ute with 400,000 kilometres on it. He fixes the machine first and talks price after. Coaches the local under-twelves, who also negotiate.',
    positions: [{
      slug: 'rangi-sales-representative', title: 'Sales Representative', skills: ['Field sales', 'Agricultural equipment', 'After-sales', 'Territory management', 'Demonstrations'], language: 'en', backdrop: 0,
      voice: { accent: 'en-gb', variant: 'm5', pitch: 28, speed: 166 },
      transcript: 'I fix it first, then we talk about a new one. Farmers can smell a pitch from the gate. So I bring a spanner and a flask of tea, and I drive home with an order more often than not.',
    }],
  },
]
