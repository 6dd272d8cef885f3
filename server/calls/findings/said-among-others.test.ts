import { describe, expect, test } from 'vitest';
import { analyzeLocally } from '../analyst/analyze-locally.ts';

const analyze = (said: string, language: 'en' | 'es') => {
  const transcript =
    language === 'en'
      ? `Seller: What do you think?\nAnna: ${said}\nSeller: I see.`
      : `Vendedor: ¿Qué te parece?\nCarmen: ${said}\nVendedor: Entiendo.`;
  return analyzeLocally({ transcript, callType: 'sales_call', callDate: '2026-03-02' }, () => {});
};

describe('a question about the offer is found among concerns and wishes', () => {
  test.each([
    [
      'es',
      'Es más caro que InfoJobs, y me preocupa la protección de datos.',
      'Nos haría falta un filtro por comunidad autónoma.',
      '¿Se puede integrar con Salesforce?',
    ],
    ['es', 'Me preocupa el precio.', 'Necesitaríamos un filtro por ciudad.', '¿Cuánto cuesta la licencia?'],
    [
      'es',
      'No me convence el diseño, y nos preocupa la seguridad.',
      'Nos vendría bien un aviso por correo.',
      '¿Es compatible con HubSpot?',
    ],
    [
      'en',
      'I am worried about privacy, and it is dearer than Workable.',
      'We would need a filter by region.',
      'Can it be connected to Salesforce?',
    ],
    ['en', 'My worry is the price.', 'We would need a dark mode.', 'Does it integrate with HubSpot?'],
    ['en', 'I am worried about privacy.', 'We would need a filter by region.', 'Can we link it to Salesforce?'],
  ] as const)('%s: %s … %s %s', (language, worry, wish, question) => {
    const { findings } = analyze(`${worry} ${question} ${wish}`, language);
    expect(findings.questions.map(({ text }) => text)).toEqual([question]);
    expect(findings.competitorsMentioned.map(({ text }) => text)).not.toContain(
      /Salesforce|HubSpot/.exec(question)?.[0],
    );
  });
});

describe('a price that is named or compared is found', () => {
  test.each([
    ['en', 'It costs 500 dollars more than Indeed.', ['Indeed']],
    ['en', 'It crashes all the time and costs 500 dollars.', []],
    ['en', 'You charge $500 more than LinkedIn.', ['LinkedIn']],
    ['en', 'It is twice as expensive as HireVue.', ['HireVue']],
    ['en', 'It hangs every day and it is pricier than Workable.', ['Workable']],
    ['es', 'Es más caro que InfoJobs.', ['InfoJobs']],
    ['es', 'Se cuelga todo el rato y cuesta 500 euros.', []],
    ['es', 'Cobran 200 euros menos que LinkedIn.', ['LinkedIn']],
    ['es', 'Cuesta el doble que Infojobs.', ['Infojobs']],
  ] as const)('%s: %s', (language, said, competitors) => {
    const { findings, competitorsMentioned } = analyze(said, language);
    expect(findings.pricing.map(({ text }) => text)).toEqual([said]);
    expect(competitorsMentioned).toEqual(competitors);
  });
});

test.each([
  ['en', 'Does it work with Salesforce, HubSpot and Zoho?'],
  ['en', 'We need it to connect to Salesforce.'],
  ['en', 'It is faster than John.'],
  ['en', 'It is better than last Monday.'],
  ['es', '¿Funciona con Salesforce y con HubSpot?'],
  ['es', 'Necesitamos que se conecte con Salesforce.'],
  ['es', 'Es más caro que en Madrid.'],
] as const)('integrations, people and places are not competitors: %s: %s', (language, said) =>
  expect(analyze(said, language).competitorsMentioned).toEqual([]),
);

describe('a person introduced by a role is no competitor, and decides where a pronoun says so', () => {
  test.each([
    [
      'es',
      'InfoJobs es más caro, pero mi jefa, Ainhoa Lasa, ya lo tiene firmado hasta marzo. Ella decide.',
      'Ainhoa Lasa',
    ],
    ['es', 'Usamos InfoJobs. Lo llevó Iker Zubía, nuestro director de ventas. Él aprueba.', 'Iker Zubía'],
    ['en', 'We use InfoJobs. Our head of sales, Oona Brasko, signed it until March. She decides.', 'Oona Brasko'],
    ['en', 'We use InfoJobs, and Thorben Kray, our CFO, likes it. He signs.', 'Thorben Kray'],
    ['en', 'We use InfoJobs. My director, Mrs. Langford, asks about it. She decides, I recommend.', 'Mrs. Langford'],
  ] as const)('%s: %s', (language, said, person) => {
    const { competitorsMentioned, decisionMakers } = analyze(said, language).findings;
    expect(competitorsMentioned.map(({ text }) => text)).not.toContain(person);
    expect(decisionMakers.map(({ text }) => text)).toEqual([person]);
  });
});
