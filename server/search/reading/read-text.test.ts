import { describe, expect, test } from 'vitest';
import type { SearchQuery } from '#contract/search/query.ts';
import { buildDictionary, type TermKind } from '../query/dictionary.ts';
import { bioWords, normalise } from '../query/words.ts';
import { choosePlan } from './choose-plan.ts';
import { readTokens } from './read-text.ts';
import { tokensOf } from './spans.ts';

const LABELS: [TermKind, string[]][] = [
  [
    'title',
    [
      'Sales Closer',
      'Cerradora de ventas',
      'Account Executive',
      'Senior SDR (m/f/d)',
      'Directora comercial',
      'Comercial',
    ],
  ],
  ['skill', ['Cold calling', 'Llamadas en frío', 'AI tools', 'Email sequences', 'Spanish market', 'Hospitality']],
  ['lang', ['English', 'Spanish', 'Mandarin', 'Cantonese']],
  [
    'loc',
    [
      'Austin',
      'Houston',
      'Atlanta',
      'United States',
      'Madrid',
      'Spain',
      'Cologne',
      'Germany',
      'Lisboa',
      'Portugal',
      'Valencia',
      'Marbella',
    ],
  ],
  ['work', ['remote', 'hybrid', 'on-site']],
  ['flag', ['available-within-0', 'available-within-14', 'available-within-30']],
  ['years', ['years-3', 'years-5', 'years-8', 'years-10', 'years-up-to-2', 'years-up-to-3']],
];
const dictionary = buildDictionary(
  LABELS.flatMap(([kind, labels]) => labels.map((label) => ({ kind, label }))).map(({ kind, label }, at) => ({
    id: at + 1,
    kind,
    label,
    norm: normalise(label),
    frequency: 0,
  })),
  1000,
);

const read = (text: string) => {
  const { parts, facts } = readTokens(dictionary, tokensOf(text));
  return {
    parts: parts.map(({ terms }) => terms.map(({ label }) => label)),
    facts: facts.map(({ kind, value }) => `${kind} ${value}`),
  };
};
const partsOf = (text: string) => read(text).parts;
const factsOf = (text: string) => read(text).facts;

describe('words of a search text', () => {
  test.each(['closer', 'Closers', 'cerrador', 'cerradoras de ventas'])('%s means every closer', (text) =>
    expect(partsOf(text)).toEqual([['Sales Closer', 'Cerradora de ventas']]),
  );
  test.each([
    ['AE', ['Account Executive']],
    ['ejecutiva de cuentas', ['Account Executive']],
    ['sdr', ['Senior SDR (m/f/d)']],
    ['cold calls', ['Cold calling', 'Llamadas en frío']],
    ['AI', ['AI tools']],
  ])('%s is known by another name', (text, labels) => expect(partsOf(text)).toEqual([labels]));
  test('a title inside the name of another profession does not match', () =>
    expect(partsOf('comercial')).toEqual([['Comercial']]));
  test('letters within a word count only when no word matches', () =>
    expect(partsOf('hospi')).toEqual([['Hospitality']]));
  test.each(['hospitality industry', 'sector de la hospitality', 'the hospitality sector'])(
    '%s means the skill',
    (text) => expect(partsOf(text)).toEqual([['Hospitality']]),
  );
  test('a name of the vocabulary that no one has matches no letters of others', () =>
    expect(partsOf('va')).toEqual([[]]));
  test('two professions are alternatives', () =>
    expect(partsOf('SDR or account executive')[0]).toEqual(['Senior SDR (m/f/d)', 'Account Executive']));
  test('filler words and politeness are ignored', () =>
    expect(read('we are looking for a good closer please')).toEqual(read('closer')));
});

describe('filters in a search text', () => {
  test.each([
    ['closer köln', 'city Cologne'],
    ['Lisbon', 'city Lisboa'],
    ['Nueva York', 'city New York'],
    ['marbella', 'city Marbella'],
    ['vendedores en España', 'country Spain'],
    ['sdr in the us', 'country United States'],
    ['nordics', 'region Nordics'],
    ['closers in latam', 'region Latin America'],
    ['américa del sur', 'region South America'],
    ['spanish speaking closer', 'language Spanish'],
    ['que hable inglés', 'language English'],
    ['teletrabajo', 'workType remote'],
    ['on-site sales rep', 'workType on-site'],
    ['senior account executive', 'seniority senior'],
    ['recién graduado', 'seniority junior'],
    ['12+ years', 'years 10'],
    ['5-8 years', 'years 5'],
    ['entre 3 y 6 años', 'years 3'],
    ['at least 5 years', 'years 5'],
    ['+10 años', 'years 10'],
    ['5y', 'years 5'],
    ['less than 2 years', 'seniority junior'],
    ['menos de 3 años', 'seniority junior'],
    ['mexican closer', 'country Mexico'],
    ['vendedora colombiana', 'country Colombia'],
    ['american closer', 'country United States'],
    ['portuguese closer', 'language Portuguese'],
    ['african closers', 'region Africa'],
    ['directores europeos', 'region Europe'],
    ['closer in Texas', 'city Texas'],
    ['ventas cataluña', 'city Cataluña'],
    ['5 años de experiencia', 'years 5'],
    ['available immediately', 'availability 0'],
    ['closer con incorporación inmediata', 'availability 0'],
    ["AE, two weeks' notice", 'availability 14'],
  ])('%s reads %s', (text, fact) => expect(factsOf(text)).toEqual([fact]));
  test('a large maximum of years asks for nothing', () => {
    expect(factsOf('under 10 years')).toEqual([]);
  });
  test('a market is not read as a language, nor a language as a skill', () => {
    expect(read('spanish market')).toEqual({ parts: [['Spanish market']], facts: [] });
    expect(read('Spanish').parts).toEqual([]);
  });
  test.each(['for us', 'it is nice', 'reading scripts'])('%s reads no place', (text) =>
    expect(factsOf(text)).toEqual([]),
  );
});

/** Chooses a plan among people, given as term ids and bio words. */
function choose(query: SearchQuery, people: readonly { labels: string[]; bio?: string }[]) {
  const documents = people.map(({ labels, bio = '' }) => ({
    ids: new Set(labels.map((label) => LABELS.flatMap(([, all]) => all).indexOf(label) + 1)),
    words: bioWords(bio),
  }));
  const choosing = choosePlan(dictionary, query);
  let step = choosing.next();
  let found = 0;
  while (!step.done) {
    const { groups, keywords } = step.value.plan;
    found = documents.filter(
      ({ ids, words }) =>
        groups.every((group) => group.some(({ id }) => ids.has(id))) &&
        keywords.every(
          (keyword) =>
            keyword.terms.some(({ id }) => ids.has(id)) ||
            (keyword.words.length > 0 && keyword.words.every((word) => words.includes(word))),
        ),
    ).length;
    step = choosing.next(found);
  }
  const { plan, readFilters, leftOut, nearOnly, correctedTo } = step.value;
  return {
    isFound: plan !== undefined,
    found,
    read: readFilters.map(({ value }) => value),
    typed: readFilters.map(({ text }) => text),
    leftOut,
    nearOnly,
    correctedTo,
  };
}

const closer = { labels: ['Sales Closer', 'Spain', 'Valencia', 'remote'], bio: 'Former teacher' };

describe('a text that nothing matches entirely', () => {
  test('leaves out the word that matches nothing, and says so', () =>
    expect(choose({ text: 'closer wizardry' }, [closer])).toMatchObject({ isFound: true, leftOut: ['wizardry'] }));
  test('looks elsewhere in the country for remote people', () =>
    expect(choose({ text: 'closer madrid' }, [closer])).toMatchObject({ nearOnly: ['madrid'], leftOut: [] }));
  test('looks for remote people in the country of a state, and only in the city that is named with its state', () => {
    const americans = [
      { labels: ['Sales Closer', 'Austin', 'United States', 'on-site'] },
      { labels: ['Sales Closer', 'Houston', 'United States', 'on-site'] },
      { labels: ['Account Executive', 'Atlanta', 'United States', 'remote'] },
      { labels: ['Sales Closer', 'Houston', 'Spain', 'on-site'] },
    ];
    expect(choose({ text: 'closer Texas' }, americans)).toMatchObject({ found: 2, nearOnly: [] });
    expect(choose({ text: 'closer Austin, Texas' }, americans)).toMatchObject({ found: 1, nearOnly: [] });
    expect(
      choose({ text: 'closer Texas or Madrid' }, [...americans, { labels: ['Sales Closer', 'Madrid'] }]).found,
    ).toBe(4);
    expect(choose({ text: 'account executive Texas' }, americans)).toMatchObject({ found: 1, nearOnly: ['Texas'] });
    expect(choose({ text: 'sales Florida' }, americans)).toMatchObject({ found: 1, nearOnly: ['Florida'] });
  });
  test('leaves out a place where no one is before any word', () =>
    expect(choose({ text: 'former teacher Nigeria' }, [closer])).toMatchObject({ leftOut: ['Nigeria'] }));
  test('leaves out a word that only bios contain before a skill', () =>
    expect(choose({ text: 'ai teacher' }, [closer, { labels: ['AI tools'] }]).leftOut).toEqual(['teacher']));
  test('takes work types for alternatives, and languages only with “or”', () => {
    const speaker = { labels: ['Sales Closer', 'hybrid', 'Spanish'] };
    const found = (text: string) => choose({ text }, [speaker]);
    expect(found('remote or hybrid closer')).toMatchObject({ read: ['remote', 'hybrid'], leftOut: [] });
    expect(found('hybrid / remote closer').leftOut).toEqual([]);
    expect(found('remote closer')).toMatchObject({ read: ['remote'] });
    expect(found('closer, Spanish or English')).toMatchObject({ read: ['Spanish', 'English'], leftOut: [] });
    expect(found('closer, mandarin, spanish or fluent english').leftOut).toEqual([]);
    expect(found('closer, español o inglés').leftOut).toEqual([]);
    expect(found('closer, Spanish and English').leftOut).toEqual(['English']);
    expect(found('closer, English and Spanish or Mandarin').leftOut).not.toEqual([]);
    expect(found('closer Spanish English').leftOut).toEqual(['English']);
  });
  test('is corrected before anything is left out', () =>
    expect(choose({ text: 'closr' }, [closer])).toMatchObject({ correctedTo: ['closer'], leftOut: [] }));
  test.each(['self', 'hours'])('%s is an ordinary word, not a misspelling', (text) =>
    expect(choose({ text: `closer ${text}` }, [closer])).toMatchObject({ correctedTo: [], leftOut: [text] }),
  );
  test('names a correction only where it helped', () =>
    expect(choose({ text: 'closr energetic' }, [closer])).toMatchObject({
      correctedTo: ['closer energetic'],
      leftOut: ['energetic'],
    }));
  test('is corrected to the word with the same letters rather than to another just as near', () =>
    expect(choose({ text: 'closre' }, [closer])).toMatchObject({ correctedTo: ['closer'] }));
  test('is corrected to a language, which is named as such, and can be removed as typed', () => {
    const people = [{ labels: ['Sales Closer', 'Spanish'] }];
    expect(choose({ text: 'spanihs' }, people)).toMatchObject({ read: ['Spanish'], correctedTo: ['spanish'] });
    expect(choose({ text: 'spanihs closer' }, people)).toMatchObject({ read: ['Spanish'], typed: ['spanihs'] });
    expect(choose({ text: 'spanihs closer', unread: ['spanihs'] }, people)).toMatchObject({
      read: [],
      correctedTo: [],
    });
  });
  test('looks for professions near those near, when no one has a nearer one', () => {
    const executive = { labels: ['Account Executive'] };
    expect(choose({ text: 'head of sales' }, [{ labels: ['Directora comercial'] }])).toMatchObject({
      nearOnly: ['head of sales'],
    });
    expect(choose({ text: 'appointment setter' }, [executive])).toMatchObject({ isFound: false });
  });
  test('is read word by word when no one has a name of several words', () =>
    expect(choose({ text: 'sales enablement' }, [closer])).toMatchObject({ isFound: true, leftOut: ['enablement'] }));
  test.each([
    ['closer no Spanish', 'no Spanish'],
    ['closer sin español', 'sin español'],
    ['closer, not in Madrid', 'not in Madrid'],
    ['not remote closer', 'not remote'],
    ["closer that isn't in Madrid", 'not in Madrid'],
    ['closer under 10 years', 'under 10 years'],
    ['closer without cold calling', 'without cold calling'],
  ])('never filters by what “%s” denies', (text, denied) =>
    expect(choose({ text }, [closer])).toMatchObject({ isFound: true, read: [], leftOut: [denied], nearOnly: [] }),
  );
  test('that only denies shows everyone, and says what it left out', () =>
    expect(choose({ text: 'no Spanish' }, [closer])).toMatchObject({ isFound: true, leftOut: ['no Spanish'] }));
  test('leaves out the rarest word first', () => {
    const people = [
      closer,
      { labels: ['Senior SDR (m/f/d)', 'AI tools'] },
      { labels: ['Cold calling'] },
      { labels: ['Cold calling'] },
    ];
    expect(choose({ text: 'closer ai cold calling' }, people).leftOut).toEqual(['ai', 'cold calling']);
  });
  test('bios are searched when nothing else contains the words', () =>
    expect(choose({ text: 'former teachers' }, [closer])).toMatchObject({ isFound: true, leftOut: [] }));
  test.each(['qwrtplk', 'former blorptang', '!!! ???'])('%s finds nobody', (text) =>
    expect(choose({ text }, [closer]).isFound).toBe(false),
  );
  test('a removed filter is not read again', () => {
    expect(choose({ text: 'closer Valencia' }, [closer]).read).toEqual(['Valencia']);
    expect(choose({ text: 'closer Valencia', unread: ['valencia'] }, [closer])).toMatchObject({
      read: [],
      leftOut: [],
    });
  });
});
