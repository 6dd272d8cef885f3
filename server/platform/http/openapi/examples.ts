/** The subset of JSON Schema that examples need. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}
type Schemas = Record<string, Schema>;

const ID = '3f2b8c1e-7d4a-4e9b-9c55-0a6f1d2e3b4c';
const AT = '2026-11-21T09:30:00.000Z';
const VIDEO = 'https://closeup.example/media/8f3kq2';

/** Sample values by the name of a field. */
const VALUES: Record<string, unknown> = {
  email: 'ana@acme.example',
  password: 'Correct-Horse-9',
  newPassword: 'Correct-Horse-10',
  fullName: 'Marta Ribeiro',
  firstName: 'Ana',
  lastName: 'Costa',
  name: 'Ana Costa',
  companyName: 'Acme',
  contactName: 'Ana Costa',
  talentName: 'Marta R.',
  candidate_name: 'Marta R.',
  referrerName: 'Marta R.',
  phone: '+34 612 004 118',
  address: 'Calle del Ejemplo 1',
  city: 'Lisbon',
  country: 'Portugal',
  location: 'Lisbon',
  industry: 'Software',
  website: 'https://acme.example',
  linkedinUrl: 'https://www.linkedin.com/in/marta-ribeiro',
  title: 'Account Executive',
  positionTitle: 'Account Executive',
  position_title: 'Account Executive',
  campaignTitle: 'Account Executive, Iberia',
  description: 'You sell to mid-sized companies in Spain and Portugal.',
  bio: 'Eight years in software sales, most of them in Lisbon.',
  quote: 'I close what I open.',
  jobDescription: 'A sales closer with five years of experience who speaks Spanish.',
  skills: ['Negotiation', 'Cold calling'],
  languages: ['English', 'Portuguese'],
  locations: ['Lisbon'],
  professions: ['Account Executive'],
  keywords: ['SaaS'],
  language: 'en',
  experienceYears: 8,
  salaryMinMinor: 4_500_000,
  salaryMaxMinor: 6_000_000,
  amountMinor: 600,
  currency: 'EUR',
  code: 'MARTA20',
  referralCode: 'MARTA20',
  link: 'https://closeup.example/ref/MARTA20',
  token: 'kX3vQ9pT7mZ1aB5cD8eF2gH6iJ0kL4mN9oP3qR7sT1u',
  timeZone: 'Europe/Madrid',
  domain: 'acme.example',
  blockedDomains: ['acme.example'],
  content: 'Hello Marta, when could we talk?',
  preview: 'Hello Marta, when could we talk?',
  message: 'How do I change my invoice address?',
  subject: 'Invoice address',
  reason: 'The messages ask for money.',
  originalName: 'introduction.mp4',
  sizeBytes: 18_400_000,
  durationMs: 42_000,
  width: 720,
  height: 960,
  url: `${VIDEO}/video.mp4`,
  posterAvifUrl: `${VIDEO}/poster.avif`,
  posterWebpUrl: `${VIDEO}/poster.webp`,
  previewUrl: `${VIDEO}/preview.mp4`,
  captionsUrl: `${VIDEO}/captions.vtt`,
  birthDate: '1992-04-17',
  startMs: 0,
  endMs: 1800,
  text: 'Hello, I am Marta.',
  nextCursor: 'eyJhdCI6MX0',
  cursor: 'eyJhdCI6MX0',
  recoveryCodes: ['7f3k-q2mz'],
  secret: 'JBSWY3DPEHPK3PXP',
  path: '/downloads/account.zip',
  targetUrl: 'https://hooks.zapier.com/hooks/standard/1/2/',
  browser: 'Firefox',
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
  month: '2026-11',
  earlier: '2026-10',
  later: '2026-12',
  start: '22:00',
  end: '08:00',
  system: 'Windows',
};
const BY_FORMAT: Record<string, unknown> = {
  uuid: ID,
  guid: ID,
  'date-time': AT,
  date: '2026-11-21',
  uri: 'https://closeup.example/checkout',
  email: 'ana@acme.example',
};

/** A value that a schema accepts, with sample values for fields with known names. */
export function exampleOf(schema: Schema, schemas: Schemas, name = ''): unknown {
  if (schema.$ref) return exampleOf(schemas[schema.$ref.split('/').at(-1)!] ?? {}, schemas, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return exampleOf(options.find(({ type }) => type !== 'null') ?? options[0]!, schemas, name);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  const sample = VALUES[name];
  if (sample !== undefined && fits(sample, { ...schema, type: type ?? '' })) return sample;
  if (schema.format && BY_FORMAT[schema.format] !== undefined) return BY_FORMAT[schema.format];
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, part]) => [key, exampleOf(part, schemas, key)]),
    );
  if (schema.prefixItems) return schema.prefixItems.map((item) => exampleOf(item, schemas, name));
  if (type === 'array') return schema.items ? [exampleOf(schema.items, schemas, name)] : [];
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (type === 'boolean') return true;
  return type === 'null' ? null : 'text';
}

function fits(sample: unknown, { type, items }: Schema): boolean {
  if (Array.isArray(sample)) return type === 'array' && items?.type === typeof sample[0];
  return typeof sample === (type === 'integer' ? 'number' : type);
}
