import { expect, test } from 'vitest';
import { callAnalysisSchema } from '#contract/calls/analysis.ts';
import { analyzeLocally } from './analyze-locally.ts';

const analyze = (transcript: string, more = {}) =>
  analyzeLocally({ transcript, callType: 'sales_call', callDate: '2026-03-02', ...more }, () => {});

const UNREAD = {
  'filler text': 'Lorem ipsum dolor sit amet '.repeat(50),
  French:
    'Ana: Oui, j’aime beaucoup la vidéo, on voit tout de suite qui sait vendre.\nLuc: Merci. Je vous envoie le contrat vendredi.\nAna: Mais c’est plus cher que notre solution, et je suis inquiète pour les données.',
  Portuguese:
    'Ana: Gosto muito do vídeo, a gente vê logo quem sabe vender.\nLuís: Obrigado. Eu mando o contrato na sexta-feira.\nAna: Mas é mais caro que a nossa solução, e estou preocupada com os dados.',
  Italian:
    'Ana: Il video mi piace molto, si vede subito chi sa vendere.\nLuca: Grazie. Le mando il contratto venerdì.\nAna: Ma è più caro della nostra soluzione, e sono preoccupata per la protezione dei dati.',
  Catalan:
    'Ana: M’agrada molt el vídeo, es veu de seguida qui sap vendre.\nJordi: Gràcies. Us envio el contracte divendres.\nAna: Però és més car que la nostra solució, i em preocupa la protecció de les dades.',
  German:
    'Ana: Das Video gefällt mir sehr, man sieht sofort, wer verkaufen kann.\nJan: Danke. Ich schicke Ihnen den Vertrag am Freitag.\nAna: Aber es ist teurer als unsere Lösung, und ich mache mir Sorgen um den Datenschutz.',
};

test.each(Object.entries(UNREAD))('%s gets no verdict and no finding, and the summary says so', (_, transcript) => {
  const { sentiment, engagementLevel, findings, keyInsights, summary, notices, ...rest } = analyze(transcript);
  expect([sentiment, engagementLevel, keyInsights, rest.sentimentOverTime]).toEqual([null, null, [], []]);
  expect(Object.values(findings).flat()).toEqual([]);
  expect(rest.speakers.every(({ side }) => side === 'unknown')).toBe(true);
  expect(summary).toMatch(/^We couldn’t read this transcript/);
  expect(notices).toContain('language_not_supported');
  const whole = { sentiment, engagementLevel, findings, keyInsights, summary, notices, ...rest };
  expect(callAnalysisSchema.safeParse(whole).error).toBeUndefined();
});

test('a corrected side also holds in an unsupported language', () => {
  const { speakers } = analyze(UNREAD.French, { sides: [{ speaker: 'Luc', side: 'seller' }] });
  expect(speakers.map(({ name, side }) => [name, side])).toEqual([
    ['Ana', 'unknown'],
    ['Luc', 'seller'],
  ]);
});

test.each([
  ['en', 'Price? Twelve euros monthly. Great product! Love it. Too expensive. Contract ends June.'],
  ['es', '¿Precio? Doce euros mensuales. Genial. Demasiado caro. Mándame contrato viernes.'],
])('a terse call is read: %s', (language, transcript) => expect(analyze(transcript).language).toBe(language));

test('without names, nothing is said about a buyer', () => {
  const { summary, keyInsights } = analyze('I love it, it is great. How much does it cost?\nTen euros a month.');
  expect(summary).toContain('I love it');
  expect([summary, ...keyInsights].join(' ')).not.toMatch(/buyer/i);
});
