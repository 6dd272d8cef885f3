import { expect, test } from 'vitest';
import { analyzeLocally } from '../../analyst/analyze-locally.ts';

const sidesOf = (...lines: string[]) => {
  const request = { transcript: lines.join('\n'), callType: 'sales_call', callDate: '2026-03-02' } as const;
  const { speakers, positivePoints } = analyzeLocally(request, () => {});
  return { sides: speakers.map(({ name, side }) => `${name}: ${side}`), positivePoints };
};
const LIKES = 'Me gusta mucho el vídeo, se ve enseguida quién sabe vender.';
const LOVES = 'I love the video, you see at once who can sell.';

test.each([
  ['Carmen (Directora de ventas)', 'Carmen'],
  ['Carmen (responsable comercial)', 'Carmen'],
  ['Carmen [Jefa de ventas]', 'Carmen'],
  ['Carmen, Directora de Ventas', 'Carmen, Directora de Ventas'],
  ['Directora de Ventas', 'Directora de Ventas'],
])('a sales leader is not the seller when a seller is present: %s', (label, name) => {
  const talk = [`${label}: ${LIKES}`, 'Vendedor: Cuesta 65 euros al mes.', 'Vendedor: Os mando la propuesta.'];
  // Both said once in a long call, and repeated.
  for (const lines of [
    ['Vendedor: Hola.', ...talk, 'Vendedor: Gracias.', 'Vendedor: Hasta luego.', 'Vendedor: Adiós.'],
    ['Vendedor: Hola.', ...talk, `${label}: Lo hablo con el director financiero.`],
  ]) {
    const { sides, positivePoints } = sidesOf(...lines);
    expect(sides).toEqual(['Vendedor: seller', `${name}: buyer`]);
    expect(positivePoints).toEqual([LIKES]);
  }
});

test.each([
  ['Seller', 'Anna (VP Sales)', 'Seller', 'Anna'],
  ['Seller', 'Anna (head of sales)', 'Seller', 'Anna'],
  ['Tom (Account Executive)', 'Anna (VP Sales)', 'Tom', 'Anna'],
  ['Tom (Acme Sales)', 'Anna - Head of Sales', 'Tom', 'Anna - Head of Sales'],
])('the same in English: %s and %s', (seller, buyer, sellerName, buyerName) => {
  const { sides, positivePoints } = sidesOf(
    `${seller}: Hi Anna, let me show you the platform.`,
    `${buyer}: ${LOVES} How much is it?`,
    `${seller}: It is 65 euros a month.`,
    `${buyer}: We will talk to our CEO.`,
  );
  expect(sides).toEqual([`${sellerName}: seller`, `${buyerName}: buyer`]);
  expect(positivePoints).toEqual([LOVES]);
});

test('a title still identifies a seller where no label does', () =>
  expect(
    sidesOf(
      'Laura (Account Executive): Hello.',
      'Ben (Acme): Hello.',
      'Laura (Account Executive): Fine.',
      'Ben (Acme): Yes.',
    ).sides,
  ).toEqual(['Laura: seller', 'Ben: buyer']));
