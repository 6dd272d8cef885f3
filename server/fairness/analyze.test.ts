import { describe, expect, test } from 'vitest';
import type { TalentCard } from '#contract/search/search.ts';
import { analyzeBias, levelOf } from './analyze.ts';
import { buildTermLookup } from './words/term-lookup.ts';
import { kendallTauB, medianOf, rankOf } from './ranks.ts';
import { readJobDescription } from './job-description.ts';
import { readWords } from './read-words.ts';

let made = 0;
const card = (given: Partial<TalentCard>): TalentCard => ({
  positionId: `00000000-0000-4000-8000-${String(made++).padStart(12, '0')}`,
  talentName: 'Ana P.',
  positionTitle: 'Sales Closer',
  city: null,
  country: null,
  languages: [],
  skills: ['Negotiation', 'Cold calling'],
  bio: null,
  experienceYears: 5,
  workType: null,
  isBoosted: false,
  isViewed: false,
  unlocked: null,
  quote: null,
  scores: null,
  video: {
    url: 'http://localhost/v.mp4',
    posterAvifUrl: '',
    posterWebpUrl: '',
    previewUrl: '',
    captionsUrl: null,
    durationMs: 1,
    width: 1,
    height: 1,
  },
  publishedAt: '2031-01-01T00:00:00.000Z',
  ...given,
});

const people = [
  card({
    talentName: 'Sofía R.',
    city: 'Madrid',
    country: 'ES',
    languages: ['Spanish', 'English'],
    bio: 'Sofía sells to families. A native of the trade.',
  }),
  card({
    talentName: 'Kwame B.',
    city: 'London',
    country: 'GB',
    languages: ['English'],
    bio: 'He revives pipelines in the US.',
  }),
  card({
    talentName: 'Diego M.',
    city: 'Ciudad de México',
    country: 'MX',
    languages: ['Spanish'],
    skills: ['Negotiation', 'CRM'],
  }),
  card({
    talentName: 'Mark T.',
    city: 'New York',
    country: 'US',
    languages: ['English'],
    experienceYears: 2,
    positionTitle: 'Account Manager',
  }),
  card({
    talentName: 'Linh N.',
    city: null,
    country: null,
    languages: ['Vietnamese', 'English'],
    experienceYears: null,
  }),
];
const differences = ({ rankings }: Awaited<ReturnType<typeof analyzeBias>>) =>
  Object.fromEntries(rankings.map((one) => [one.candidate_name, one.score_difference]));
const NEUTRAL =
  'We look for a sales closer with 5+ years of experience in negotiation and cold calling, fluent English and Spanish. You mark up new business in our CRM.';

test.each([
  'Venderás a gimnasios de toda España y a clientes en Londres o Madrid.',
  'You will call customers in Spain and gyms across Mexico.',
])('where customers are is not asked of candidates: %s', (text) => {
  const lookup = buildTermLookup({ names: [], cities: ['Madrid', 'London'] });
  expect(readJobDescription(text, lookup).words).toEqual([]);
});
test.each(['Vivirás en España.', 'You live in Madrid, near our customers.'])(
  'where a candidate lives is: %s',
  (text) => {
    const lookup = buildTermLookup({ names: [], cities: ['Madrid', 'London'] });
    expect(readJobDescription(text, lookup).words).toHaveLength(1);
  },
);

describe('the job description', () => {
  test('a neutral job description makes no difference for anyone, and both rankings are the same', async () => {
    const { rankings, summary, standardRanking, blindRanking } = await analyzeBias(people, NEUTRAL);
    expect(new Set(rankings.map((one) => one.score_difference))).toEqual(new Set([0]));
    expect(summary).toMatchObject({
      moved: 0,
      tauB: 1,
      attributions: [],
      takenAway: [],
      counterfactuals: { name: 0, place: 0 },
    });
    expect(summary.asked).toEqual({ years: 5, languages: ['English', 'Spanish'] });
    expect(standardRanking).toEqual(blindRanking);
    expect(new Set(rankings.map((one) => one.score_blind)).size).toBeGreaterThan(2);
  });

  test('a job description that names a city costs candidates who live elsewhere, and the word is attributed', async () => {
    const { rankings, summary } = await analyzeBias(people, `${NEUTRAL} You live in Madrid.`);
    const sofia = rankings.find((one) => one.candidate_name === 'Sofía R.')!;
    expect(sofia).toMatchObject({ score_difference: 0, level: 'low', attributions: [] });
    const kwame = rankings.find((one) => one.candidate_name === 'Kwame B.')!;
    expect(kwame).toMatchObject({ score_difference: -12, level: 'medium', counterfactuals: { name: 0, place: 12 } });
    expect(kwame.attributions).toEqual([{ word: 'Madrid', kind: 'place', points: -12 }]);
    expect(summary.attributions).toMatchObject([{ word: 'Madrid', points: 12, candidates: 1 }]);
  });

  test('the same word costs the same in a short and a long description, and in a small and a large pool', async () => {
    const filler = 'You prepare proposals, keep the forecast honest and answer customers by phone. ';
    for (const length of [0, 1, 5, 20])
      for (const pool of [2, 5, 25]) {
        const many = Array.from({ length: pool }, (_, index) => people[index % people.length]!);
        const { summary } = await analyzeBias(many, `Sales closer. ${filler.repeat(length)}You live in Madrid.`);
        expect(summary.largestDifference).toBe(12);
        expect(summary.attributions).toMatchObject([{ word: 'Madrid', points: 12 }]);
      }
  });

  test('a biography mentions other people too, so its names and places count for no one', async () => {
    const pool = [
      card({ talentName: 'Zoe A.', city: 'Oslo', bio: 'Mentors young sellers in San Diego and Madrid.' }),
      ...people.slice(0, 2),
    ];
    const { rankings } = await analyzeBias(pool, 'Sales closer, negotiation. You live in Madrid.');
    expect(rankings.find((one) => one.candidate_name === 'Zoe A.')!.score_difference).toBe(-12);
  });

  test('with fewer than three words in common there is no comparison', async () => {
    const foreign = 'Buscamos persona resolutiva para cerrar acuerdos por teléfono con clientes industriales.';
    expect((await analyzeBias(people, foreign)).summary.isComparable).toBe(false);
    expect((await analyzeBias(people, NEUTRAL)).summary.isComparable).toBe(true);
  });

  test('a job description that names a nationality favours people who have it; the language alone does not', async () => {
    const nationals = await analyzeBias(people, 'Sales closer. Mexican candidates only.');
    expect(differences(nationals)['Diego M.']).toBeGreaterThan(differences(nationals)['Kwame B.']!);
    expect(nationals.summary.attributions).toMatchObject([{ word: 'Mexican', kind: 'nationality', candidates: 1 }]);
    expect(nationals.summary.takenAway).toEqual([{ word: 'Mexican', kind: 'nationality' }]);
    const spaniards = await analyzeBias(people, 'Sales closer with Spanish nationality.');
    expect(differences(spaniards)['Sofía R.']).toBeGreaterThan(differences(spaniards)['Diego M.']!);
    expect((await analyzeBias(people, 'Sales closer who speaks Spanish.')).summary.largestDifference).toBe(0);
  });

  test('names, gendered words and "native" are recognised; similar ordinary words are not', async () => {
    expect((await analyzeBias(people, 'A sales closer like Mark')).summary).toMatchObject({
      attributions: [{ kind: 'name' }],
    });
    expect((await analyzeBias(people, 'A sales closer: mark every deal')).summary.takenAway).toEqual([]);
    expect(differences(await analyzeBias(people, 'Sales closer: he is native'))).toMatchObject({
      'Kwame B.': expect.any(Number),
    });
    expect((await analyzeBias(people, 'he is a native closer')).summary.takenAway).toEqual([
      { word: 'he', kind: 'gender' },
      { word: 'native', kind: 'origin' },
    ]);
    expect((await analyzeBias(people, 'A new closer for York')).summary.attributions).toEqual([]);
  });

  test('many demographic terms make a large difference', async () => {
    const { rankings, summary } = await analyzeBias(people, 'Manager. Madrid, Spain, Sofía, native.');
    expect(summary.largestDifference).toBeGreaterThanOrEqual(20);
    expect(rankings.some(({ level }) => level === 'high')).toBe(true);
  });

  test('the attributions of all words add up to the difference', async () => {
    const { rankings } = await analyzeBias(
      people,
      'A sales closer in Madrid, Spain, or New York. CRM and negotiation.',
    );
    for (const { attributions, score_difference } of rankings)
      expect(attributions.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score_difference, 0);
  });

  test('relative to the median difference, one candidate is at zero', async () => {
    const { rankings, summary } = await analyzeBias(people, 'Closer from Madrid, London, Mexico, New York');
    expect(medianOf(rankings.map((one) => one.difference_beyond_median))).toBe(0);
    expect(summary.medianDifference).toBe(medianOf(rankings.map((one) => one.score_difference)));
  });

  test('the same input gives the same result', async () => {
    const jobDescription = `${NEUTRAL} Native of Madrid.`;
    expect(await analyzeBias(people, jobDescription)).toEqual(
      await analyzeBias(structuredClone(people), jobDescription),
    );
  });

  test('a single candidate, words that no one has, and an empty text are handled', async () => {
    expect((await analyzeBias(people.slice(0, 1), 'zzz qqq')).rankings).toMatchObject([
      { score_with_demo: 0, score_blind: 0 },
    ]);
    expect((await analyzeBias(people, 'the of')).summary).toMatchObject({ largestDifference: 0, tauB: null });
  });

  test('fifty long profiles and a long job description never block the event loop for long', async () => {
    const bio = 'Native of Madrid, sells software to Spanish families and keeps a notebook of every objection. '.repeat(
      20,
    );
    const fifty = Array.from({ length: 50 }, (_, index) =>
      card({ talentName: `Ana${index} P.`, bio, city: `Town ${index}`, country: 'ES' }),
    );
    const words = Array.from({ length: 900 }, (_, index) => `word${index}`).join(' ');
    const jobDescription = `${bio.slice(0, 2000)} ${words} Town 3 Ana7`;
    await analyzeBias(fifty, jobDescription);
    const pieces: number[] = [];
    // This thread's CPU time, best of several runs, so that other load on the machine isn't measured.
    const cpuMs = () => process.threadCpuUsage().user / 1000 + process.threadCpuUsage().system / 1000;
    for (let run = 0; run < 5; run++) {
      let longest = 0;
      let last = cpuMs();
      const look = () => {
        longest = Math.max(longest, cpuMs() - last);
        last = cpuMs();
        timer = setImmediate(look);
      };
      let timer = setImmediate(look);
      await analyzeBias(fifty, jobDescription);
      look();
      clearImmediate(timer);
      pieces.push(longest);
    }
    console.log(`bias: 50 candidates, longest piece ${Math.min(...pieces).toFixed(1)} ms of CPU`);
    expect(Math.min(...pieces)).toBeLessThan(20);
  });
});

describe('reading', () => {
  const lookup = buildTermLookup({ names: ['Mei-Ling'], cities: ['Springfield', 'Nice'] });
  const kinds = (text: string) => readWords(text, lookup).map(({ key, kind }) => `${kind} ${key}`);

  test.each([
    ['Spanish speaker', 'language language:spanish', 'word speaker'],
    ['Spanish citizens', 'nationality nation:ES', 'origin citizens'],
    ['born in Germany', 'word born', 'word in', 'nationality nation:DE'],
    ['german-born', 'nationality nation:DE', 'word born'],
    ['inglés', 'language language:english'],
    ['Nueva York, Springfield', 'place place:new york', 'place place:springfield'],
    ['La reunión. Reunión semanal', 'word la', 'word reunion', 'word reunion', 'word semanal'],
    ['tortilla francesa con chile', 'word tortilla', 'word francesa', 'word con', 'word chile'],
    ['vives en Granada', 'word vive', 'word en', 'place place:granada'],
    ['Mei-Ling mei-ling', 'name name:mei ling', 'word mei', 'word ling'],
    ['Nice is nice', 'place place:nice', 'word is', 'word nice'],
    ['cloud native closers', 'word cloud native', 'word closer'],
  ])('%s', (text, ...expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  test.each([
    ['5+ years', 5],
    ['3-5 years of sales', 3],
    ['mínimo 4 años', 4],
    ['a company 20 years old', null],
    ['founded 12 years ago, 2 years in sales', 2],
    ['max 35 years', null],
    ['entre 25 y 35 años', null],
    ['de 18 a 25 años para ventas', null],
    ['dos años vendiendo', 2],
    ['no number', null],
  ])('years of %s: %s', (text, years) => expect(readJobDescription(text, lookup).asked.years).toBe(years));
});

describe('rankings', () => {
  test('equal scores share a rank and keep their order', () => {
    expect(rankOf([5, 9, 5, 1])).toEqual({ order: [1, 0, 2, 3], places: [2, 1, 2, 4] });
  });
  test('tau-b of identical, reversed, partly tied and fully tied rankings', () => {
    expect(kendallTauB([1, 2, 3], [10, 20, 30])).toBe(1);
    expect(kendallTauB([1, 2, 3], [3, 2, 1])).toBe(-1);
    expect(kendallTauB([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(5 / Math.sqrt(30), 10);
    expect(kendallTauB([1, 1], [1, 2])).toBeNull();
  });
  test('a difference of 20 is high and of 10 medium, in both directions', () => {
    expect([0, 9, 10, -10, 19, 20, -20].map(levelOf)).toEqual([
      'low',
      'low',
      'medium',
      'medium',
      'medium',
      'high',
      'high',
    ]);
  });
});
