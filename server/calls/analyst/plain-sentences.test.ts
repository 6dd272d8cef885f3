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

/** Short remarks that decide on their own whether a report says "No pricing discussion". */
const REMARKS: Partial<Record<FindingList, { en: string; es: string }>> = {
  pricing: {
    en: 'I worry about the price. / We are worried about the cost. / My concern is the budget. / Can you send me a price list? / How does your pricing work? / Money is tight this year. / The price feels high.',
    es: 'Me preocupa el precio. / Mi preocupación es el presupuesto. / ¿Cómo funcionan los precios? / El precio nos parece bien. / ¿Cuáles son las condiciones de pago? / Este año vamos justos de dinero. / Lo veo caro.',
  },
  timeline: {
    en: 'When could we go live? / We are in no hurry. / Ideally next quarter. / How long does the setup take? / I would need it tomorrow.',
    es: '¿Cuándo podríamos arrancar? / No tenemos prisa. / Idealmente el próximo trimestre. / ¿Cuánto se tarda en instalarlo? / Lo necesitaría para mañana.',
  },
  competitorsMentioned: {
    en: 'How are you different from Salesforce? / Gong offers something similar for less.',
    es: '¿En qué se diferencian de Salesforce? / Gong ofrece algo parecido por menos.',
  },
  featureRequests: {
    en: 'I miss a calendar view. / We would need an integration with SAP.',
    es: 'Echo de menos una vista de calendario. / Necesitaríamos una integración con SAP.',
  },
};
const remarks = Object.entries(REMARKS).flatMap(([list, { en, es }]) => [
  { list: list as FindingList, language: 'en' as const, said: en },
  { list: list as FindingList, language: 'es' as const, said: es },
]);

test.each(remarks)('$list ($language): each short remark is found', ({ list, language, said }) => {
  const missed = said
    .split(' / ')
    .filter((one) => !isFound({ list, language, isMeant: true, said: one, bySeller: false }));
  expect(missed).toEqual([]);
});

test("a remark about one's own prices, dates or people is no talk about the offer", () => {
  const others: [FindingList, string][] = [
    ['pricing', 'Our pricing page gets no visits.'],
    ['pricing', 'Our customers want a discount all the time.'],
    ['timeline', 'Our reps start at nine.'],
    ['featureRequests', 'I miss a lot of calls.'],
    ['competitorsMentioned', 'My boss is different from Carlos.'],
  ];
  const wrong = others.filter(([list, said]) =>
    isFound({ list, language: 'en', isMeant: false, said, bySeller: false }),
  );
  expect(wrong).toEqual([]);
});

test('a plainly stated concern in a long call is found', () => {
  const transcript = readFileSync('demo/transcripts/product-demo.vtt', 'utf8');
  const { concerns } = analyzeLocally({ transcript, callType: 'product_demo', callDate: '2026-03-02' }, () => {});
  expect(concerns).toContainEqual(expect.stringContaining("I'm a bit concerned about our works council"));
});
