import type { Talent } from './talent.ts'

export const europe: Talent[] = [
  {
    id: 'marta', fullName: 'Marta Ribeiro', email: 'talent@closeup.example', phone: '+351 910 555 014', city: 'Lisbon', country: 'PT',
    languages: ['Portuguese', 'English', 'Spanish'], experienceYears: 8, workType: 'hybrid', linkedinUrl: 'https://www.linkedin.com/in/marta-ribeiro-closeup-demo', birthDate: '1993-05-18',
    bio: 'Marta sells logistics software to people who have been burnt by it before. She learnt German on the job and now runs her demos in it. Before sales she taught theatre, which shows.',
    positions: [
      {
        slug: 'marta-account-executive', title: 'Account Executive', skills: ['B2B SaaS', 'Discovery calls', 'Negotiation', 'Salesforce', 'Multilingual demos'], language: 'en', backdrop: 0,
        voice: { accent: 'en-gb', variant: 'f2', pitch: 58, speed: 172 },
        transcript: 'I closed forty deals in a language I learnt last year. Not because my grammar was good. Because I asked one more question than anybody else, and then I waited for the answer.',
      },
      {
        slug: 'marta-customer-success', title: 'Customer Success Manager', skills: ['Onboarding', 'Renewals', 'Customer training', 'Portuguese market', 'Account reviews'], language: 'pt', backdrop: 1,
        voice: { accent: 'pt', variant: 'f2', pitch: 58, speed: 166 },
        transcript: 'Um cliente que fica vale mais do que dois que chegam. Eu ligo antes do problema, não depois. No ano passado, renovei noventa e seis por cento da minha carteira.',
      },
    ],
  },
  {
    id: 'kwame', fullName: 'Kwame Asante', email: 'kwame.asante@talent.example', phone: '+44 7700 900142', city: 'London', country: 'GB',
    languages: ['English', 'French'], experienceYears: 9, workType: 'remote', linkedinUrl: 'https://www.linkedin.com/in/kwame-asante-closeup-demo', birthDate: '1991-11-02',
    bio: 'Kwame revives pipelines that others have written off. He keeps a notebook of every objection he has lost to, and reads it on Mondays. Based in London, happiest on the phone.',
    positions: [{
      slug: 'kwame-sales-closer', title: 'Sales Closer', skills: ['Cold lead recovery', 'Objection handling', 'High-ticket closing', 'HubSpot', 'Call coaching'], language: 'en', backdrop: 0,
      voice: { accent: 'en-gb', variant: 'm3', pitch: 34, speed: 170 },
      transcript: 'Give me the leads that everybody else gave up on. Last quarter I took two hundred dead contacts, called every one twice, and closed thirty one. A lead is not dead. It is waiting for a better call.',
    }],
  },
  {
    id: 'ingrid', fullName: 'Ingrid Solheim', email: 'ingrid.solheim@talent.example', phone: '+47 405 55 018', city: 'Oslo', country: 'NO',
    languages: ['Norwegian', 'English', 'German'], experienceYears: 30, workType: 'hybrid', linkedinUrl: 'https://www.linkedin.com/in/ingrid-solheim-closeup-demo', birthDate: '1967-02-24',
    bio: 'Ingrid has built three sales teams from nothing and handed each of them over in good health. She reads contracts for pleasure. Her former reps still phone her before a big meeting.',
    positions: [{
      slug: 'ingrid-sales-manager', title: 'Sales Manager', skills: ['Team leadership', 'Forecasting', 'Hiring reps', 'Enterprise contracts', 'Nordic market', 'Coaching'], language: 'en', backdrop: 0,
      voice: { accent: 'en-gb-x-rp', variant: 'f4', pitch: 42, speed: 160 },
      transcript: 'Thirty years in the room, and I still prepare for every call. My team beat its plan nine quarters in a row. I did not teach them to talk. I taught them to be ready.',
    }],
  },
  {
    id: 'chloe', fullName: 'Chloé Bastien', email: 'chloe.bastien@talent.example', phone: '+33 6 39 98 04 17', city: 'Marseille', country: 'FR',
    languages: ['French', 'English'], experienceYears: 5, workType: 'hybrid', linkedinUrl: 'https://www.linkedin.com/in/chloe-bastien-closeup-demo', birthDate: '1998-07-09',
    bio: 'Chloé builds reseller networks in the south of France and keeps them warm. She once signed a partner on a ferry. Her calendar is blocked on Friday afternoons, for whoever calls.',
    positions: [{
      slug: 'chloe-partnerships-manager', title: 'Partnerships Manager', skills: ['Channel sales', 'Reseller programmes', 'Co-marketing', 'Partner enablement', 'French market'], language: 'en', backdrop: 0,
      voice: { accent: 'en-gb', variant: 'f3', pitch: 68, speed: 178 },
      transcript: 'Partners remember who answered on a Friday. So I answer. Forty resellers have my number, and together they bring in a third of our revenue. I would love to do that for you.',
    }],
  },
  {
    id: 'harpreet', fullName: 'Harpreet Singh', email: 'harpreet.singh@talent.example', phone: '+44 7700 900377', city: 'Birmingham', country: 'GB',
    languages: ['English', 'Punjabi'], experienceYears: 12, workType: 'on-site', linkedinUrl: 'https://www.linkedin.com/in/harpreet-singh-closeup-demo', birthDate: '1986-09-30',
    bio: 'Harpreet sells to procurement departments and is on first-name terms with most of them. His longest deal took nineteen months; he sent a birthday card in the middle. Calm, exact, never late.',
    positions: [{
      slug: 'harpreet-account-executive', title: 'Account Executive', skills: ['Enterprise sales', 'Procurement', 'MEDDIC', 'Stakeholder mapping', 'Contract negotiation', 'Salesforce'], language: 'en', backdrop: 0,
      voice: { accent: 'en-gb-x-gbcwmd', variant: 'm1', pitch: 36, speed: 166 },
      transcript: 'Enterprise cycles do not scare me. I have waited nineteen months for one signature, and it was worth four million. The secret is simple. Know nine people in the building, not one.',
    }],
  },
  {
    id: 'lena', fullName: 'Lena Osei', email: 'lena.osei@talent.example', phone: '+49 171 3920 048', city: 'Berlin', country: 'DE',
    languages: ['German', 'English'], experienceYears: 6, workType: 'remote', linkedinUrl: 'https://www.linkedin.com/in/lena-osei-closeup-demo', birthDate: '1996-01-14',
    bio: 'Lena closes for subscription brands and coaches on the side. She was a middle-distance runner, and treats a month like a race with a kick at the end. Number one of forty, two years running.',
    positions: [{
      slug: 'lena-sales-closer', title: 'Sales Closer', skills: ['High-ticket closing', 'Inbound calls', 'Upselling', 'Pipedrive', 'Sales scripts'], language: 'en', backdrop: 0,
      voice: { accent: 'en-us', variant: 'f2', pitch: 62, speed: 176 },
      transcript: 'Ask me for the number. I will ask you for the next one. In March I closed sixty two out of a hundred calls. In April I wanted sixty three, and I got it on the last day, at ten to six.',
    }],
  },
  {
    id: 'jonas', fullName: 'Jonas Lykke', email: 'jonas.lykke@talent.example', phone: '+45 20 55 50 16', city: 'Copenhagen', country: 'DK',
    languages: ['Danish', 'English', 'Swedish'], experienceYears: 7, workType: 'remote', linkedinUrl: 'https://www.linkedin.com/in/jonas-lykke-closeup-demo', birthDate: '1994-12-05',
    bio: 'Jonas stands between engineers and buyers and translates both ways. He draws every integration on one sheet of paper. If it does not fit, he says so before the contract does.',
    positions: [{
      slug: 'jonas-solutions-consultant', title: 'Solutions Consultant', skills: ['Technical demos', 'Integrations', 'Proof of concept', 'APIs', 'Security questionnaires'], language: 'en', backdrop: 0,
      voice: { accent: 'en-us', variant: 'm7', pitch: 44, speed: 170 },
      transcript: 'I explain hard things simply. Give me your worst integration and a sheet of paper. In ten minutes your buyer will draw it back to me, and that is when they sign.',
    }],
  },
  {
    id: 'sofia', fullName: 'Sofía Navarro', email: 'sofia.navarro@talent.example', phone: '+34 600 555 127', city: 'Madrid', country: 'ES',
    languages: ['Spanish', 'English', 'Italian'], experienceYears: 6, workType: 'hybrid', linkedinUrl: 'https://www.linkedin.com/in/sofia-navarro-closeup-demo', birthDate: '1996-10-21',
    bio: 'Sofía sells to Spanish family businesses, where the decision is made at lunch. She grew up behind the counter of her parents’ hardware shop. Her customers send her their cousins.',
    positions: [{
      slug: 'sofia-account-executive', title: 'Account Executive', skills: ['SMB sales', 'Field sales', 'Spanish market', 'Relationship building', 'HubSpot'], language: 'es', backdrop: 0,
      voice: { accent: 'es', variant: 'f2', pitch: 60, speed: 174 },
      transcript: 'Aprendí a vender detrás de un mostrador, y allí nadie te regala nada. Escucho primero, pregunto después y prometo solo lo que puedo cumplir. Por eso mis clientes me mandan a sus primos.',
    }],
  },
  {
    id: 'walter', fullName: 'Walter Brandt', email: 'walter.brandt@talent.example', phone: '+43 660 555 0129', city: 'Vienna', country: 'AT',
    languages: ['German', 'English', 'Hungarian'], experienceYears: 38, workType: 'on-site', linkedinUrl: 'https://www.linkedin.com/in/walter-brandt-closeup-demo', birthDate: '1964-03-03',
    bio: 'Walter has sold machines since the order book was a book. He retired once, for eleven weeks. Knows every plant manager between Linz and Budapest, and what they drink.',
    positions: [{
      slug: 'walter-sales-representative', title: 'Sales Representative', skills: ['Industrial sales', 'Key accounts', 'Trade fairs', 'Technical quoting', 'Central Europe'], language: 'en', backdrop: 0,
      voice: { accent: 'en-gb-x-rp', variant: 'm2', pitch: 26, speed: 154 },
      transcript: 'I tried to retire, and my customers would not allow it. I have sold machines for thirty eight years. Half of the buyers I know were apprentices when we met, and they still pick up.',
    }],
  },
  {
    id: 'olga', fullName: 'Olga Kovalenko', email: 'olga.kovalenko@talent.example', phone: '+48 500 555 083', city: 'Warsaw', country: 'PL',
    languages: ['Ukrainian', 'Polish', 'English'], experienceYears: 18, workType: 'remote', linkedinUrl: 'https://www.linkedin.com/in/olga-kovalenko-closeup-demo', birthDate: '1981-06-12',
    bio: 'Olga runs remote sales teams across five countries, mostly in writing. She is hard of hearing and says it made her the best listener in the company. Forecasts within three percent.',
    positions: [{
      slug: 'olga-sales-manager', title: 'Sales Manager', skills: ['Remote teams', 'Forecasting', 'Pipeline reviews', 'Playbooks', 'Eastern Europe', 'CRM hygiene'], language: 'en', backdrop: 0,
      voice: { accent: 'en-us', variant: 'f4', pitch: 48, speed: 166 },
      transcript: 'I hear less than most people, so I listen harder. My reps write everything down, and my forecast is never more than three percent wrong. Boring numbers, very happy board.',
    }],
  },
  {
    id: 'patrick', fullName: 'Patrick Doyle', email: 'patrick.doyle@talent.example', phone: '+353 87 555 0164', city: 'Dublin', country: 'IE',
    languages: ['English', 'Irish'], experienceYears: 22, workType: 'hybrid', linkedinUrl: 'https://www.linkedin.com/in/patrick-doyle-closeup-demo', birthDate: '1977-08-27',
    bio: 'Patrick opened the Irish office for three American companies and hired their first twenty people. He sings in a choir and claims it is the same job. Will tell you when not to buy.',
    positions: [{
      slug: 'patrick-business-development', title: 'Business Development Manager', skills: ['Market entry', 'New business', 'Public tenders', 'Networking', 'Hiring'], language: 'en', backdrop: 0,
      voice: { accent: 'en-gb-scotland', variant: 'm4', pitch: 34, speed: 170 },
      transcript: 'The best sale I ever made, I told the man not to buy. He came back a year later with a bigger budget and two friends. Trust is slow, and then it is very, very fast.',
    }],
  },
]
