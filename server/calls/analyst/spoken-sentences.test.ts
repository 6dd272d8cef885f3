import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CallRequest } from '#contract/calls/analysis.ts';
import type { FindingList } from '#contract/values/calls.ts';
import { analyzeLocally } from './analyze-locally.ts';

const SELLER = 'Sam Cole';
const BUYER = 'Ana Ruiz';
const SIDES: CallRequest['sides'] = [
  { speaker: SELLER, side: 'seller' },
  { speaker: BUYER, side: 'buyer' },
];
const LANGUAGES = ['en', 'es'] as const;
const read = (file: string) => readFileSync(`server/calls/analyst/plain/${file}.txt`, 'utf8').trim();
const analyze = (transcript: string, callType: CallRequest['callType'] = 'sales_call') =>
  analyzeLocally({ transcript, callType, callDate: '2026-03-02', sides: SIDES }, () => {});

/** What the seller says around the tested sentence. */
const AROUND = {
  en: ['All right, and that is how this screen works.', 'I see, thank you for telling me that.'],
  es: ['De acuerdo, y así es como funciona esta pantalla.', 'Entiendo, gracias por contármelo.'],
} as const;

describe('a request, a contact with its date, and a rival among ubiquitous products are found in any wording', () => {
  // "# list" starts a list, "+" is a sentence that belongs to it, "-" one that only resembles it.
  const sentences = LANGUAGES.flatMap((language) => {
    let list = '' as FindingList;
    return read(`spoken-${language}`)
      .split('\n')
      .flatMap((row) => {
        const [, sign, said] = /^([#+-]) (.+)$/.exec(row)!;
        if (sign === '#') list = said as FindingList;
        return sign === '#' ? [] : [{ language, list, isMeant: sign === '+', said: said! }];
      });
  });
  test.each(sentences)('$language, $list, $isMeant: $said', ({ language, list, isMeant, said }) => {
    const [before, after] = AROUND[language];
    const { findings } = analyze(`${SELLER}: ${before}\n${BUYER}: ${said}\n${SELLER}: ${after}`);
    expect(findings[list].length > 0).toBe(isMeant);
  });
});

describe('the same in whole calls', () => {
  // "S" and "B" speak; "# list" marks what a line holds, "# -list" what it doesn't.
  const calls = LANGUAGES.flatMap((language) => read(`calls-${language}`).split('\n\n'));
  test.each(calls)('%s', (call) => {
    const [head, ...rows] = call.split('\n');
    const lines = rows.map((row) => {
      const [, who, said, marks = ''] = /^([SB]): (.+?)(?: # (.+))?$/.exec(row)!;
      return { speaker: who === 'S' ? SELLER : BUYER, said: said!, marks: marks.split(' ').filter(Boolean) };
    });
    const { findings } = analyze(
      lines.map(({ speaker, said }) => `${speaker}: ${said}`).join('\n'),
      head!.slice(2) as CallRequest['callType'],
    );
    const wrong = lines.flatMap(({ said, marks }, index) =>
      marks.flatMap((mark) => {
        const [list, name] = mark.replace('-', '').split('=') as [FindingList, string?];
        const isFound = findings[list].some(
          ({ text, evidence }) => evidence.some(({ line }) => line === index + 1) && text.includes(name ?? ''),
        );
        return isFound === mark.startsWith('-') ? [`${mark}: ${said}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

test('the demo calls file a denial under no request, and name every rival, request and next contact', () => {
  const demo = (file: string, callType: CallRequest['callType']) =>
    analyzeLocally(
      { transcript: readFileSync(`demo/transcripts/${file}`, 'utf8'), callType, callDate: '2026-11-16' },
      () => {},
    );
  const english = demo('product-demo.vtt', 'product_demo');
  expect(english.featureRequests).not.toContainEqual(expect.stringContaining('polished minute'));
  expect(english.competitorsMentioned).toEqual(['LinkedIn', 'HireVue']);
  const spanish = demo('seguimiento.vtt', 'follow_up');
  expect(spanish.featureRequests).toEqual([expect.stringContaining('poder exportar los contactos')]);
  expect(spanish.competitorsMentioned).toEqual(['InfoJobs', 'LinkedIn']);
  const steps = spanish.findings.nextSteps.map(({ text }) => text);
  expect(steps).toContainEqual(expect.stringContaining('en febrero'));
  expect(steps).toContainEqual(expect.stringContaining('el 10 de febrero'));
  expect(spanish.findings.actionItems.map(({ dueText }) => dueText)).toContain('antes del viernes');
});
