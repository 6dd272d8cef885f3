import { expect, test } from 'vitest';
import { PREMIUM_PRICE, SIMULATED_PREMIUM_PRICE, SIMULATED_UNLOCK_PRICE } from '#contract/values/product.ts';
import { receiptMail, refundMail } from './mails.ts';

const company = { email: 'company@acme.example', name: 'Acme', language: 'en' };
const at = new Date('2031-06-01T10:00:00Z');
const textFor = async (talentName: string | null, amount: { amountMinor: number; currency: string }) =>
  (
    await receiptMail(company, 'https://closeup.example', {
      kind: talentName ? 'unlock' : 'premium',
      talentName,
      amount,
      at,
    })
  ).text;

test('a receipt in test mode names the price that was agreed to', async () => {
  expect(await textFor('Marta', SIMULATED_UNLOCK_PRICE)).toContain('the contact of Marta for €6.00 in test money');
  expect(await textFor(null, SIMULATED_PREMIUM_PRICE)).toContain('Premium for €65.00 in test money');
});

test('a receipt for money names what was paid', async () => {
  expect(await textFor('Marta', { ...PREMIUM_PRICE, amountMinor: 700 })).toContain('you paid €7.00 for the contact');
});

test('a refund names its amount and what it is for, also once the talent is erased', async () => {
  const amount = { amountMinor: 600, currency: 'EUR' };
  const subjectFor = async (talentName: string | null) =>
    (await refundMail(company, 'https://closeup.example', { kind: 'unlock', talentName, amount, at })).subject;
  expect(await subjectFor('Marta')).toBe('Refund: €6.00 for the contact of Marta');
  expect(await subjectFor(null)).toBe('Refund: €6.00 for a contact');
});
