import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callAnalysisSchema } from '#contract/calls/analysis.ts';
import { hostileTranscripts } from '#test/calls/generated-transcripts.ts';
import { analyzeLocally } from './analyze-locally.ts';
import { TranscriptError } from './progress.ts';

const CALL = [
  'Maya: Thanks for joining. Let me share my screen and show you our dashboard.',
  'Omar: I love that you can see every route on one map. What does it cost?',
  'Maya: Twelve euros a month per driver. Who decides on your side?',
  'Omar: Our CFO has to sign it off. Honestly, I am worried that the drivers will not use it.',
  'Maya: I understand. What do you use today?',
  'Omar: We use Samsara, and it is too expensive. We would need it to export to Excel.',
  'Maya: I will send you the proposal by Friday. Shall we meet again on Tuesday at ten?',
  'Omar: Tuesday at ten works. It has to be running before Christmas.',
].join('\n');
/** None of these has a clear finding for or against the offer. */
const TRIALS = [
  'Ana: How was the trial, Ben?\nBen: Sure. Everything looks fine to me.\nAna: Shall I send the contract?\nBen: Yes please, send it over.',
  'Ben: So we tried it for two weeks.\nAna: And?\nBen: Half of the reps went back to spreadsheets.\nAna: Why?\nBen: They say it takes longer. I think they need training.',
  'Ana: Did you like it?\nBen: My team has got used to it. It froze twice on Monday.\nAna: Noted.\nBen: Our old tool did this in one click.',
];
const analyze = (transcript: string, more = {}) =>
  analyzeLocally({ transcript, callType: 'product_demo', callDate: '2026-03-02', ...more }, () => {});

describe('an analysis', () => {
  test('the chart counts a sentence in the part that contains its line', () => {
    const points = analyze(`${CALL}\nMaya: Good.\nOmar: I love it.`).sentimentOverTime;
    expect(points.map(({ line, toLine }) => [line, toLine])).toEqual([
      [1, 3],
      [4, 6],
      [7, 10],
    ]);
    expect(points[1]).toMatchObject({ negative: 1, quoteLine: 4 });
  });

  test('the lists and the chart show what makes a call positive, even if no list is sure of it', () => {
    const { positivePoints, sentiment, sentimentOverTime } = analyze(
      'Ana: How was the trial, Ben?\nBen: It was great, thanks.\nAna: Shall I send the contract?\nBen: I think we can do this.',
    );
    expect([sentiment, positivePoints, sentimentOverTime]).toMatchObject([
      'positive',
      ['It was great, thanks.'],
      [{ positive: 1 }],
    ]);
  });

  test.each(TRIALS)('never takes a side that no list shows: %s', (call) => {
    const { sentiment, positivePoints, concerns, counts, summary } = analyze(call);
    if (positivePoints.length + counts.buyingSignals === 0) expect(sentiment).not.toMatch(/positive|mixed/);
    if (concerns.length === 0) expect(sentiment).not.toMatch(/negative|mixed/);
    if (sentiment !== 'mixed') expect(summary).not.toContain('for and against');
  });

  test('finds what each side said and quotes the line that proves it', () => {
    const { findings, speakers, lines, ...analysis } = analyze(CALL);
    expect(speakers.map(({ name, side }) => [name, side])).toEqual([
      ['Maya', 'seller'],
      ['Omar', 'buyer'],
    ]);
    expect(findings.positivePoints[0]!.text).toContain('I love that you can see every route');
    expect(findings.concerns.map(({ text }) => text).join(' ')).toContain('worried');
    expect(analysis.competitorsMentioned).toEqual(['Samsara']);
    expect(analysis.decisionMakers).toEqual(['CFO']);
    expect(findings.actionItems[0]).toMatchObject({ owner: 'Maya', ownerSide: 'seller', due: '2026-03-06' });
    expect(findings.questions.map(({ evidence }) => evidence[0]!.speaker)).toEqual(['Omar']);
    for (const { evidence } of Object.values(findings).flat())
      for (const { line, quote } of evidence) expect(lines[line - 1]!.text).toContain(quote.slice(0, 20));
    expect(callAnalysisSchema.safeParse({ ...analysis, findings, speakers, lines }).error).toBeUndefined();
  });

  test.each([
    ['two years ago. It cost us a fortune and nobody used it. I will not put my name on that again.'],
    ['hace dos años. Nos costó un dineral y nadie lo usó. No quiero volver a pasar por eso.'],
  ])('keeps together a concern told in several sentences: … %s', (told) => {
    const { findings } = analyze(`Maya: What do you think?\nOmar: ${told}\nMaya: I see.`, {
      sides: [
        { speaker: 'Maya', side: 'seller' },
        { speaker: 'Omar', side: 'buyer' },
      ],
    });
    const [, ...sentences] = told.split(/(?<=\.) /);
    expect(findings.concerns.map(({ text }) => text)).toEqual([sentences.join(' ')]);
  });

  test('is recomputed when a side is corrected', () => {
    const { findings, speakers } = analyze(CALL, {
      sides: [
        { speaker: 'Maya', side: 'buyer' },
        { speaker: 'Omar', side: 'seller' },
      ],
    });
    expect(speakers.map(({ side, reason }) => [side, reason])).toEqual([
      ['buyer', 'corrected'],
      ['seller', 'corrected'],
    ]);
    expect(findings.concerns.every(({ evidence }) => evidence[0]!.side === 'buyer')).toBe(true);
  });

  test('says “not enough evidence” without times or speakers', () => {
    const without = analyze(CALL.replace(/^\w+: /gm, ''));
    expect(without.measures.every(({ value }) => value === 'not_enough_evidence')).toBe(true);
    expect(without.notices).toEqual(expect.arrayContaining(['no_speakers', 'no_times']));
    expect(analyze(CALL).measures.find(({ name }) => name === 'patience')!.value).toBe('not_enough_evidence');
  });

  test('writes its own sentences in the requested language, and quotes in the call’s', () => {
    const spanish = analyze(CALL, { textLanguage: 'es' });
    expect(spanish.summary).toMatch(/^Maya habló con Omar\..*«I love that you can see every route/);
    expect(spanish.keyInsights.join(' ')).toContain('Quién decide: CFO');
    expect(analyze(CALL).summary).toMatch(/^Maya spoke with Omar\./);
    expect(spanish.findings).toEqual(analyze(CALL).findings);
  });

  test('is deterministic', () => {
    expect(analyze(CALL)).toEqual(analyze(CALL));
  });

  test('never throws anything but a clear problem, and always fits its schema', () => {
    fc.assert(
      fc.property(hostileTranscripts(), (transcript) => {
        try {
          expect(callAnalysisSchema.safeParse(analyze(transcript)).error).toBeUndefined();
        } catch (error) {
          if (!(error instanceof TranscriptError)) throw error;
        }
      }),
      { numRuns: 300, seed: 12 },
    );
  });

  test.each([
    '<',
    '[[',
    '((',
    'a:',
    '0:',
    '00:00 ',
    '- ',
    '"',
    "'",
    'we ',
    'not ',
    '. ',
    '¿',
    '<v ',
    '-->\n',
    '*',
    'á',
    ', like',
  ])('takes linear time as %j is repeated', (piece) => {
    const time = (size: number) => {
      const text = `Ana: x\n${piece.repeat(size / piece.length)}`;
      const startedAt = process.cpuUsage().user;
      try {
        analyze(text);
      } catch (error) {
        if (!(error instanceof TranscriptError)) throw error;
      }
      return (process.cpuUsage().user - startedAt) / 1000;
    };
    time(5000);
    expect(time(200_000)).toBeLessThan(Math.max(1500, time(20_000) * 60));
  });
});
