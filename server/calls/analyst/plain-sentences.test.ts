import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CallRequest } from '#contract/calls/analysis.ts';
import type { FindingList } from '#contract/values/calls.ts';
import { analyzeLocally } from './analyze-locally.ts';

/** Neutral filler around the tested sentence. */
const AROUND = { en: ['All right.', 'I see.'], es: ['De acuerdo.', 'Entiendo.'] } as const;
const SELLER = 'Sam Cole';
const BUYER = 'Ana Ruiz';

interface Plain {
  list: FindingList;
  language: 'en' | 'es';
  isMeant: boolean;
  said: string;
  bySeller: boolean;
}

/** "# list" starts a list, "+" is a sentence that belongs to it, "-" one that doesn't; ">" marks the seller. */
const sentences = (['en', 'es'] as const).flatMap((language): Plain[] => {
  let list = '' as FindingList;
  return readFileSync(`server/calls/analyst/plain/${language}.txt`, 'utf8')
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [, sign, mark, said] = /^([#+-]) (> )?(.+)$/.exec(row)!;
      if (sign === '#') list = said as FindingList;
      return sign === '#' ? [] : [{ list, language, isMeant: sign === '+', said: said!, bySeller: mark !== undefined }];
    });
});

function isFound({ list, language, said, bySeller }: Plain) {
  const [speaker, other] = bySeller ? [SELLER, BUYER] : [BUYER, SELLER];
  const [before, after] = AROUND[language];
  const transcript = [`${other}: ${before}`, `${speaker}: ${said}`, `${other}: ${after}`].join('\n');
  const sides: CallRequest['sides'] = [
    { speaker: SELLER, side: 'seller' },
    { speaker: BUYER, side: 'buyer' },
  ];
  const request: CallRequest = { transcript, callType: 'sales_call', callDate: '2026-03-02', sides };
  return analyzeLocally(request, () => {}).findings[list].length > 0;
}

/** The minimum hits out of twenty; these lists depend more on context than the others. */
const LEAST: Partial<Record<FindingList, number>> = { buyingSignals: 5, commitments: 12, nextSteps: 14 };
const lists = [...new Set(sentences.map(({ list }) => list))];

test.each(lists)('%s: plain statements are found, and lookalikes are not', (list) => {
  const own = sentences.filter((one) => one.list === list);
  const missed = own.filter((one) => one.isMeant && !isFound(one)).map(({ said }) => said);
  const wrong = own.filter((one) => !one.isMeant && isFound(one)).map(({ said }) => said);
  expect(own.length).toBe(40);
  expect(20 - missed.length, `missed: ${missed.join(' / ')}`).toBeGreaterThanOrEqual(LEAST[list] ?? 16);
  expect(wrong.length, `wrong: ${wrong.join(' / ')}`).toBeLessThanOrEqual(2);
});

test('a plainly stated concern in a long call is found', () => {
  const transcript = readFileSync('demo/transcripts/product-demo.vtt', 'utf8');
  const { concerns } = analyzeLocally({ transcript, callType: 'product_demo', callDate: '2026-03-02' }, () => {});
  expect(concerns).toContainEqual(expect.stringContaining("I'm a bit concerned about our works council"));
});
