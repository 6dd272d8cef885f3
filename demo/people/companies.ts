export type Company = {
  name: string;
  domain: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  industry: string;
  website: string;
  description: string;
};

/** The first is the demo company. */
export const companies: [Company, ...Company[]] = [
  {
    name: 'Northwind',
    domain: 'northwind.example',
    firstName: 'Helen',
    lastName: 'Marsh',
    email: 'company@northwind.example',
    phone: '+44 20 7946 0182',
    city: 'London',
    country: 'GB',
    industry: 'Logistics software',
    website: 'https://northwind.example',
    description:
      'Northwind plans the last mile for 900 retailers. The sales team is doubling this year, in four languages.',
  },
  {
    name: 'Brightwell Energy',
    domain: 'brightwell.example',
    firstName: 'Mateo',
    lastName: 'Alarcón',
    email: 'mateo@brightwell.example',
    phone: '+34 910 555 0136',
    city: 'Valencia',
    country: 'ES',
    industry: 'Solar and storage',
    website: 'https://brightwell.example',
    description:
      'Brightwell puts solar roofs on warehouses and sells the power back to the tenants. Deals are long, technical and face to face.',
  },
  {
    name: 'Kestrel Health',
    domain: 'kestrelhealth.example',
    firstName: 'Adaeze',
    lastName: 'Obi',
    email: 'adaeze@kestrelhealth.example',
    phone: '+1 617 555 0149',
    city: 'Boston',
    country: 'US',
    industry: 'Health technology',
    website: 'https://kestrelhealth.example',
    description:
      'Kestrel makes scheduling software for clinics. Buyers are nurses with no time, so every call has to earn its minute.',
  },
  {
    name: 'Papierhaus',
    domain: 'papierhaus.example',
    firstName: 'Jörg',
    lastName: 'Lindner',
    email: 'joerg@papierhaus.example',
    phone: '+49 30 23125 144',
    city: 'Berlin',
    country: 'DE',
    industry: 'Packaging',
    website: 'https://papierhaus.example',
    description:
      'Papierhaus replaces plastic mailers with paper that survives rain. Three hundred shops switched last year; the next three thousand need asking.',
  },
  {
    name: 'Tallyroom',
    domain: 'tallyroom.example',
    firstName: 'Grace',
    lastName: 'Tan',
    email: 'grace@tallyroom.example',
    phone: '+65 6555 0117',
    city: 'Singapore',
    country: 'SG',
    industry: 'Financial software',
    website: 'https://tallyroom.example',
    description:
      'Tallyroom closes the books for small groups of companies in Asia. It sells through accountants, and looks for people who enjoy partners.',
  },
  {
    name: 'Loma Learning',
    domain: 'lomalearning.example',
    firstName: 'Renata',
    lastName: 'Quiroga',
    email: 'renata@lomalearning.example',
    phone: '+52 55 5555 0171',
    city: 'Mexico City',
    country: 'MX',
    industry: 'Education',
    website: 'https://lomalearning.example',
    description:
      'Loma teaches English to hotel and hospital teams across Latin America. Most of its customers came from one good phone call.',
  },
];
