import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { type SearchUrl, countFilters, isNarrowed, queryOf, readSearchUrl, tidy, withoutRead } from './url.ts';

const FULL: SearchUrl = {
  tab: 'ai',
  q: 'café & "night shift" 100%',
  keywords: ['c++', 'a,b', '1'],
  professions: ['Nurse'],
  languages: ['es', 'de'],
  locations: ['São Paulo'],
  workTypes: ['on-site', 'remote'],
  minCommunication: 5,
  minConfidence: 6,
  minClarity: 7,
  hasAiFeedback: false,
  maxSalary: 40_000,
  availableWithin: 0,
  minYears: 3,
  viewed: false,
  sort: 'clarity',
  saved: true,
  blind: true,
  play: 'position-1',
  at: 'position-2',
  candidate: 'position-3',
};

const open = (address: string) => readSearchUrl(defaultParseSearch(address));

describe('round trip', () => {
  test('a search with everything set comes back unchanged from its URL', () => {
    expect(open(defaultStringifySearch(FULL))).toEqual(FULL);
  });

  test.each(['true', '7', '[]', 'null', '"quoted"', '{"a":1}'])('the text %s stays a text', (q) => {
    expect(open(defaultStringifySearch({ q }))).toEqual({ q });
  });

  test('an empty search leaves nothing in the URL', () => {
    const empty = tidy({ q: '', keywords: [], workTypes: [], tab: undefined, minClarity: undefined });
    expect(empty).toEqual({});
    expect(defaultStringifySearch(empty)).toBe('');
  });

  test('reading is idempotent', () => {
    expect(readSearchUrl({ ...readSearchUrl({ ...FULL }) })).toEqual(FULL);
  });
});

describe('invalid values', () => {
  test.each([
    ['a tab that does not exist', '?tab=admin'],
    ['a number as text', '?q=12'],
    ['a text as list', '?professions=Nurse'],
    ['a list of numbers', '?languages=%5B1%2C2%5D'],
    ['empty strings in a list', '?keywords=%5B%22%22%5D'],
    ['unknown work types', '?workTypes=%5B%22moon%22%5D'],
    ['a score that is not offered', '?minClarity=4'],
    ['a score as text', '?minClarity=%225%22'],
    ['a sort by something else', '?sort=age'],
    ['a flag as text', '?blind=%22true%22'],
    ['flags that are off', '?blind=false&saved=false'],
    ['an object', '?at=%7B%22a%22%3A1%7D'],
    ['broken JSON and unknown parameters', '?keywords=%5B%22a&nonsense=1&__proto__=1'],
  ])('%s is dropped', (_, address) => {
    expect(open(address)).toEqual({});
  });

  test('valid values beside invalid ones are kept', () => {
    expect(open('?q=nurse&tab=admin&workTypes=%5B%22moon%22%2C%22remote%22%5D')).toEqual({
      q: 'nurse',
      workTypes: ['remote'],
    });
  });

  test('long values are limited to what the server accepts', () => {
    const url = readSearchUrl({
      q: 'x'.repeat(500),
      keywords: Array.from({ length: 30 }, (_, index) => `word ${index}`),
      professions: ['y'.repeat(81), 'Nurse', ...Array.from({ length: 80 }, (_, index) => `title ${index}`)],
    });
    expect(url.q).toHaveLength(80);
    expect(url.keywords).toHaveLength(10);
    expect(url.professions).toHaveLength(50);
    expect(url.professions?.[0]).toBe('Nurse');
  });
});

describe('the query', () => {
  test('has the text and the filters, but not the state of the page', () => {
    const {
      tab: _tab,
      saved: _saved,
      blind: _blind,
      play: _play,
      at: _at,
      candidate: _candidate,
      sort: _sort,
      ...rest
    } = FULL;
    const { q, ...filters } = rest;
    expect(queryOf(FULL)).toEqual({ text: q, ...filters });
    expect(queryOf({})).toEqual({});
  });

  test('is narrowed by its text, a filter or the saved talent, not by what is open or the order', () => {
    for (const url of [{ q: 'nurse' }, { viewed: false }, { saved: true }]) expect(isNarrowed(url)).toBe(true);
    expect(isNarrowed({ tab: 'ai', blind: true, sort: 'newest', at: 'position-1', play: 'position-2' })).toBe(false);
  });

  test('counts each selected value as a filter, but not the text', () => {
    expect(countFilters({ q: 'nurse', tab: 'ai', blind: true })).toBe(0);
    expect(countFilters({ languages: ['es', 'de'], minClarity: 5, hasAiFeedback: false })).toBe(4);
  });
});

describe('a filter that was read from the text', () => {
  test.each([
    ['remote closer spanish', 'spanish', 'remote closer'],
    ['wizard closer in lisboa, teletrabajo', 'teletrabajo', 'wizard closer in lisboa'],
    ['closer, remote, Madrid', 'remote', 'closer Madrid'],
    ['closer in Spain’s capital', 'Spain', 'closer in capital'],
    ['closer 5+ years', '5+ years', 'closer'],
    ['Closer  (New   York)', 'New York', 'Closer ()'],
    ['inglés', 'inglés', ''],
  ])('of “%s” is removed with its words “%s”', (q, text, left) =>
    expect(withoutRead({ q, unread: ['senior'] }, [text])).toEqual({ q: left, unread: left ? ['senior'] : [] }),
  );

  test.each([
    ['spanish sells spanish wine', 'spanish'],
    ['spanihs closer', 'spanish'],
    ['remotely', 'remote'],
  ])('of “%s” is left unread if its words “%s” don’t stand there once', (q, text) =>
    expect(withoutRead({ q }, [text])).toEqual({ q, unread: [text] }),
  );
});
