import { describe, expect, test } from 'vitest';
import type { SearchQuery } from '#contract/search/query.ts';
import { conditionsOf } from './conditions.ts';
import { choosePlan } from '../reading/choose-plan.ts';
import { type Dictionary, type Term, buildDictionary } from '../query/dictionary.ts';
import { pairTag } from '../query/pairs.ts';

const term = (id: number, kind: Term['kind'], label: string, frequency: number): Term => ({
  id,
  kind,
  norm: label.toLowerCase(),
  label,
  frequency,
});
const dictionary = {
  ...buildDictionary(
    [
      term(1, 'title', 'Sales Closer', 0.1),
      term(2, 'title', 'Sales Manager', 0.2),
      term(3, 'skill', 'Cold coaching', 0.3),
      term(4, 'lang', 'Spanish', 0.6),
    ],
    100_000,
  ),
  writtenSince: 0,
};

/** The conditions of the plan that is tried first. */
const firstTried = (known: Dictionary, query: SearchQuery) => {
  const { value } = choosePlan(known, query).next();
  return conditionsOf(known, value.plan!);
};

describe('the conditions of a search', () => {
  test('a profession with a language is one tag', () => {
    expect(firstTried(dictionary, { professions: ['Sales Closer'], languages: ['Spanish'] }).all).toMatchObject({
      indexed: [[pairTag(1, 4)]],
      checked: null,
      further: [],
    });
  });
  test('ids too large for a pair tag are searched separately', () => {
    const large = buildDictionary(
      [term(70_000, 'title', 'Sales Closer', 0.04), term(4, 'lang', 'Spanish', 0.04)],
      100_000,
    );
    expect(firstTried(large, { professions: ['Sales Closer'], languages: ['Spanish'] }).all!.indexed).toEqual([
      [70_000],
      [4],
    ]);
  });
  test('words of one title search for the titles that contain them all', () => {
    expect(firstTried(dictionary, { text: 'closer sales' }).all!.indexed).toEqual([[1]]);
  });
  test('the guaranteed minimum comes from one term or from titles, minus the writes since the sample', () => {
    const atLeast = (query: SearchQuery, writtenSince = 0) =>
      firstTried({ ...dictionary, writtenSince }, query).atLeast;
    expect(atLeast({ professions: ['Sales Closer', 'Sales Manager'] })).toBeCloseTo(24_000);
    expect(atLeast({ professions: ['Sales Closer'] }, 7500)).toBeCloseTo(500);
    expect(atLeast({ text: 'coaching' })).toBeCloseTo(24_000);
    expect(atLeast({ text: 'coaching', languages: ['Spanish'] })).toBe(0);
  });
  test('a profession with a language has a guaranteed minimum if the pair was sampled and nothing else is asked', () => {
    const pairFrequencies = new Map([
      [pairTag(1, 4)!, 0.05],
      [pairTag(2, 4)!, 0.1],
    ]);
    const atLeast = (query: SearchQuery) => firstTried({ ...dictionary, pairFrequencies }, query).atLeast;
    expect(atLeast({ professions: ['Sales Closer', 'Sales Manager'], languages: ['Spanish'] })).toBeCloseTo(12_000);
    expect(atLeast({ text: 'closer', languages: ['Spanish'] })).toBeCloseTo(4000);
    expect(atLeast({ text: 'coaching', professions: ['Sales Closer'], languages: ['Spanish'] })).toBe(0);
  });
});
