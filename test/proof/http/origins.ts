const OWN = 'http://localhost:3000';
const ORIGINS = [
  'https://evil.example',
  'null',
  'http://localhost.evil.example',
  'http://evil.localhost:3000',
  'http://localhost:3001',
  'http://localhost',
  'http://localhost:3000@evil.example',
  'http://user@localhost:3000',
  'http://localhost:3000/',
  'http://localhost:3000.evil.example',
  'file://',
  'chrome-extension://abcdef',
  '',
  ' ',
];
export const FOREIGN: Record<string, string>[] = [
  ...ORIGINS.map((origin) => ({ origin })),
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: OWN, 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'anything' },
];
export const OWN_PAGES: Record<string, string>[] = [
  {},
  { origin: OWN },
  { origin: OWN, 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
];
