import { expect, test } from 'vitest';
import { isReservedCode, referralCodeInput } from './referrals.ts';

test('a referral code is trimmed and converted to upper case', () =>
  expect(referralCodeInput.parse('  marta20 ')).toBe('MARTA20'));

test.each(['talent123', 'Talent-123', 'ＴＡＬＥＮＴ１２３'])('%s is reserved', (code) =>
  expect(isReservedCode(code)).toBe(true),
);
