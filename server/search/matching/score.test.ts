import { describe, expect, test } from 'vitest';
import { makePair, untruths, withMore } from '#test/fixtures/matches.ts';
import { seededRandom } from '#test/fixtures/random.ts';
import { scoreMatch } from './score.ts';

const CAMPAIGN = {
  title: 'Sales Closer',
  description: 'We sell to shops.',
  skills: [] as string[],
  languages: [] as string[],
  location: null as string | null,
  workType: null,
  salaryMinMinor: null,
  salaryMaxMinor: null,
  startsOn: null,
};
const PERSON = {
  positionTitle: 'Sales Closer',
  skills: [] as string[],
  languages: [] as string[],
  city: null,
  country: null,
  workType: null,
  experienceYears: null,
  salaryMinMinor: null,
  availableFrom: null,
  scores: null,
};
type Changes<T> = Partial<Record<keyof T, unknown>>;
const match = (campaign: Changes<typeof CAMPAIGN>, person: Changes<typeof PERSON> = {}) =>
  scoreMatch(
    { ...CAMPAIGN, ...campaign } as Parameters<typeof scoreMatch>[0],
    { ...PERSON, ...person } as Parameters<typeof scoreMatch>[1],
  );
const reason = (part: string, ...given: Parameters<typeof match>) =>
  match(...given).reasons.find((one) => one.part === part);

describe('a title', () => {
  test.each([
    ['Cerrador de ventas', 'Sales Closer', 1],
    ['Cerrador/a de ventas', 'Closer de ventas', 1],
    ['SDR', 'Sales Development Representative', 1],
    ['Senior Sales Closer (m/f/d)', 'Sales Closer', 1],
    ['SDR / BDR', 'Business Development Representative', 1],
    ['Sales Manager', 'Regional Sales Manager', 1],
    ['Regional Sales Manager', 'Sales Manager', 0.5],
    ['Manager', 'Account Manager', 0.5],
    ['Sales', 'Sales Closer', 0.5],
    ['Sales Closer', 'Backend Developer', 0],
    ['Se busca closer', 'Sales Engineer', 0],
    ['Agente de atención al cliente', 'Customer Support Specialist', 1],
    ['Televendedor/a', 'Telemarketer', 1],
    ['Captador de clientes', 'SDR', 1],
    ['Insurance agent', 'Sales Representative', 0.5],
    ['Saleswoman', 'Sales Representative', 1],
    ['Glass Blower', 'Senior Glass Blower', 1],
    ['Remote Closer LATAM', 'Sales Closer', 1],
  ])('“%s” is met by “%s” to %s', (title, positionTitle, share) =>
    expect(reason('title', { title }, { positionTitle })).toMatchObject({ share }),
  );
  test('that the vocabulary doesn’t know is named as it was written, not word by word', () =>
    expect(reason('title', { title: 'Bread seller (m/f/d)' }, {})).toMatchObject({ missing: ['Bread seller'] }));
  test('a title of general words with skills that no one has matches no one', () =>
    expect(match({ title: 'Sales', skills: ['Falconry', 'Welding'] }).score).toBeLessThan(30));
});

describe('a skill', () => {
  test('is met under any of its names, and in part by a related one', () => {
    expect(reason('skills', { skills: ['cold call'] }, { skills: ['Llamadas en frío'] })).toMatchObject({ share: 1 });
    expect(reason('skills', { skills: ['Outbound'] }, { skills: ['Prospecting'] })).toMatchObject({
      share: 0.5,
      partly: ['Outbound'],
    });
  });
  test('a word that merely resembles a skill does not meet it', () => {
    const description = 'You need cold calling, keep the CRM up to date and carry a quota of 40k.';
    expect(reason('skills', { description })?.missing.toSorted()).toEqual(['CRM', 'cold calling']);
  });

  test('a skill or language that the description requires counts like one in its field; a nice-to-have does not', () => {
    const description = 'You need experience in cold calling and fluent German. Negotiation is a plus.';
    expect(reason('skills', { description })).toMatchObject({ missing: ['cold calling'] });
    expect(reason('languages', { description }, { languages: ['German'] })).toMatchObject({ met: ['German'] });
  });
});

describe('a place', () => {
  const inMadrid = { city: 'Madrid', country: 'Spain' };
  test.each([
    ['Greater Madrid area', inMadrid, 1],
    ['Spain', { country: 'ES' }, 1],
    ['UK', { city: 'Birmingham', country: 'United Kingdom' }, 1],
    ['Lisbon, Portugal', { city: 'Lisboa', country: 'Portugal' }, 1],
    ['Lisbon', inMadrid, 0],
    ['Barcelona, Spain', inMadrid, 0.5],
    ['Texas', { city: 'Austin', country: 'United States' }, 1],
    ['Austin, Texas', { city: 'Houston', country: 'United States' }, 0.5],
    ['Austin', { city: 'Texas', country: 'United States' }, 0.5],
    ['Round Rock, Texas', { city: 'Houston', country: 'United States' }, 0.5],
    ['Texas', { city: 'Round Rock, Texas', country: 'United States' }, 1],
    ['Andalusia', { city: 'Córdoba', country: 'Argentina' }, 0],
    ['Castilla y León', { city: 'Salamanca', country: 'Spain' }, 1],
    ['Andalusia', { city: 'Sevilla', country: 'Spain' }, 1],
    ['Cataluña', inMadrid, 0.5],
    ['Valencia, Spain', { city: 'Valencia', country: 'Venezuela' }, 0],
  ])('“%s” is met by %j to %s', (location, person, share) =>
    expect(reason('location', { location }, person)).toMatchObject({ share }),
  );
  test('is met remotely only if both sides are remote', () => {
    const remote = { location: 'Madrid', workType: 'remote' };
    const birmingham = { city: 'Birmingham', country: 'United Kingdom' };
    expect(reason('location', remote, { ...birmingham, workType: 'on-site' })).toMatchObject({ met: [] });
    expect(reason('location', remote, { ...birmingham, workType: 'remote' })).toMatchObject({ isRemote: true });
  });
});

test('years, salary and availability are compared, and unstated values are reported as such', () => {
  const description = 'At least 6 years of sales experience.';
  expect(reason('years', { description }, { experienceYears: 3 })).toMatchObject({ share: 0.5 });
  expect(reason('years', { description })).toMatchObject({ share: 0, isUnstated: true });
  const salary = { salaryMinMinor: 3_000_000, salaryMaxMinor: 4_000_000 };
  expect(reason('salary', salary, { salaryMinMinor: 3_900_000 })).toMatchObject({ share: 1 });
  expect(reason('salary', salary, { salaryMinMinor: 4_100_000 })).toMatchObject({ share: 0 });
  const start = { startsOn: '2031-03-01' };
  expect(reason('availability', start, { availableFrom: '2031-03-01' })).toMatchObject({ share: 1 });
  expect(reason('availability', start, { availableFrom: '2031-03-20' })).toMatchObject({ share: 0.5 });
});

test('every reason is true of the row it names, and offering more never lowers a score', () => {
  const random = seededRandom(14);
  for (let made = 0; made < 1000; made++) {
    const pair = makePair(random);
    const { score, reasons } = scoreMatch(pair.campaign, pair.offered);
    expect(reasons.flatMap((one) => untruths(pair, one))).toEqual([]);
    const more = withMore(pair.offered, pair, random);
    expect([more, scoreMatch(pair.campaign, more).score >= score]).toEqual([more, true]);
  }
});

test('only people who meet everything reach 100, whatever scores they share', () => {
  const random = seededRandom(23);
  const scores = { communication: 10, confidence: 10, clarity: 10 };
  for (let made = 0; made < 1000; made++) {
    const pair = makePair(random);
    const { score, reasons } = scoreMatch(pair.campaign, { ...pair.offered, scores });
    const isWhole = reasons.length > 1 && reasons.every(({ part, share }) => part === 'delivery' || share === 1);
    expect([pair, score === 100]).toEqual([pair, isWhole]);
  }
});
