import { describe, expect, test } from 'vitest';
import { PHONE_COUNTRIES } from '#contract/values/phone-countries.ts';
import { joinPhone, splitPhone } from './phone-countries.ts';

const country = (code: string) => PHONE_COUNTRIES.find((one) => one.code === code)!;

describe('a phone number and its country', () => {
  test.each([
    ['+34 612 004 118', 'ES', 'ES', '612 004 118'],
    ['+34612004118', 'US', 'ES', '612004118'],
    ['+1 415 555 0100', 'ES', 'US', '415 555 0100'],
    ['+1 415 555 0100', 'CA', 'CA', '415 555 0100'],
    ['+1 242 555 0100', 'US', 'BS', '555 0100'],
    ['+7 701 234 5678', 'ES', 'KZ', '01 234 5678'],
    ['612 004 118', 'es', 'ES', '612 004 118'],
    ['', 'ES', 'ES', ''],
  ])('%s with %s at hand is %s and %s', (value, preferred, code, national) => {
    expect(splitPhone(value, preferred)).toEqual({ country: country(code), national });
  });

  test('has at most fifteen digits including the calling code, and only digits and spaces', () => {
    expect(joinPhone(country('ES'), '612-004.118 abc', 15)).toBe('+34 612004118 ');
    expect(joinPhone(country('ES'), '1234567890123456', 15)).toBe('+34 1234567890123');
    expect(joinPhone(country('ES'), '612 004 118 999 999 999', 15)).toBe('+34 612 004 118 999 9');
    expect(joinPhone(country('ES'), ' ', 15)).toBe('');
  });

  test('every country is listed once and found by its calling code', () => {
    expect(new Set(PHONE_COUNTRIES.map(({ code }) => code)).size).toBe(PHONE_COUNTRIES.length);
    for (const { code, dial } of PHONE_COUNTRIES) expect(splitPhone(`+${dial} 5550100`, code).country.code).toBe(code);
  });
});
