import type { Talent } from './talent.ts';

export const americas: Talent[] = [
  {
    id: 'tomas',
    fullName: 'Tomás Vélez',
    email: 'tomas.velez@talent.example',
    phone: '+57 300 555 0152',
    city: 'Medellín',
    country: 'CO',
    languages: ['Spanish', 'English'],
    experienceYears: 14,
    workType: 'remote',
    linkedinUrl: 'https://www.linkedin.com/in/tomas-velez-closeup-demo',
    birthDate: '1984-07-15',
    bio: 'Tomás closes in two languages and never raises his voice in either. He sold cars for six years and apologises for none of them. Turns a no into a list of conditions, then meets them.',
    positions: [
      {
        slug: 'tomas-sales-closer',
        title: 'Sales Closer',
        skills: ['Objection handling', 'High-ticket closing', 'Bilingual calls', 'Follow-up', 'Close CRM'],
        language: 'en',
        backdrop: 0,
        voice: { accent: 'en-us', variant: 'm4', pitch: 32, speed: 168 },
        recording: { pauseSeconds: 0.5, gainDb: -1.5 },
        transcript:
          'If they say no, I ask what a yes would look like. Then I write it down, I read it back, and we build it together. Half of my best customers started with a no.',
      },
      {
        slug: 'tomas-sales-manager',
        title: 'Sales Manager',
        skills: ['Team coaching', 'Call reviews', 'Latin American market', 'Commission plans', 'Spanish training'],
        language: 'es',
        backdrop: 1,
        voice: { accent: 'es-419', variant: 'm4', pitch: 32, speed: 168 },
        transcript:
          'Un buen equipo no vende más fuerte, vende más tranquilo. Cada lunes escuchamos juntos la peor llamada de la semana, y nos reímos. El viernes, esa misma llamada ya la ganamos.',
      },
    ],
  },
  {
    id: 'diego',
    fullName: 'Diego Fuentes',
    email: 'diego.fuentes@talent.example',
    phone: '+52 55 5555 0194',
    city: 'Mexico City',
    country: 'MX',
    languages: ['Spanish', 'English', 'Portuguese'],
    experienceYears: 11,
    workType: 'remote',
    linkedinUrl: 'https://www.linkedin.com/in/diego-fuentes-closeup-demo',
    birthDate: '1988-06-06',
    bio: 'Diego sells security software to people who hope they will never need it. Former wheelchair basketball international, current record holder for the shortest demo in the company. Prepares like it is a final.',
    positions: [
      {
        slug: 'diego-account-executive',
        title: 'Account Executive',
        skills: ['Cybersecurity', 'Enterprise sales', 'Short demos', 'Value selling', 'Mexican market', 'Salesforce'],
        language: 'es',
        backdrop: 0,
        voice: { accent: 'es-419', variant: 'm1', pitch: 40, speed: 240 },
        transcript:
          'Mi demo dura siete minutos, porque el octavo es del cliente. Jugué baloncesto en silla de ruedas con la selección, y preparo cada llamada como una final. El año pasado cerré el doble de mi cuota.',
      },
    ],
  },
  {
    id: 'beatriz',
    fullName: 'Beatriz Moura',
    email: 'beatriz.moura@talent.example',
    phone: '+55 11 95555 0138',
    city: 'São Paulo',
    country: 'BR',
    languages: ['Portuguese', 'English', 'Spanish'],
    experienceYears: 31,
    workType: 'hybrid',
    linkedinUrl: 'https://www.linkedin.com/in/beatriz-moura-closeup-demo',
    birthDate: '1968-11-11',
    bio: 'Beatriz sold encyclopaedias door to door, then databases floor by floor. She rebuilt two customer teams after mergers without losing an account. Laughs first, invoices on time.',
    positions: [
      {
        slug: 'beatriz-customer-success',
        title: 'Customer Success Manager',
        skills: ['Key accounts', 'Renewals', 'Change management', 'Team building', 'Brazilian market'],
        language: 'en',
        backdrop: 0,
        voice: { accent: 'en-us', variant: 'f5', pitch: 46, speed: 168 },
        transcript:
          'I started with encyclopaedias, one door at a time, in the rain. After that, no renewal call is difficult. I have kept some customers longer than they have kept their husbands, and we are all still friends.',
      },
    ],
  },
];
