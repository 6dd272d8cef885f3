import { PHONE_COUNTRIES, type PhoneCountry, countriesOf, digitsOf } from '#contract/values/phone-countries.ts';

/** Splits "+34 612 004 118" into ES and "612 004 118". When countries share a calling code, `preferred` decides. */
export function splitPhone(value: string, preferred: string): { country: PhoneCountry; national: string } {
  const fallback = PHONE_COUNTRIES.find(({ code }) => code === preferred.toUpperCase()) ?? PHONE_COUNTRIES[0]!;
  if (!value.trim().startsWith('+')) return { country: fallback, national: value.trim() };
  const found = countriesOf(digitsOf(value));
  const country =
    found.find(({ code }) => code === fallback.code) ?? found.find(({ code }) => code === 'US') ?? found[0];
  if (!country) return { country: fallback, national: value.replace(/^[\s+]+/, '') };
  return { country, national: afterDigits(value, country.dial.length) };
}

/** Joins country and national number to "+34 612 004 118"; empty when there is no number. */
export function joinPhone({ dial }: PhoneCountry, national: string, maxDigits: number) {
  const digits = limited(national, maxDigits - dial.length);
  return /\d/.test(digits) ? `+${dial} ${digits}` : '';
}

/** The text after the first `count` digits. */
function afterDigits(text: string, count: number) {
  let seen = 0;
  for (let index = 0; index < text.length; index++) {
    if (seen === count) return text.slice(index).trim();
    if (/\d/.test(text[index]!)) seen++;
  }
  return '';
}

/** Reduces a text to digits and single spaces, and at most `max` digits. */
function limited(text: string, maxDigits: number) {
  const plain = text
    .replace(/[^\d ]/g, '')
    .replace(/ {2,}/g, ' ')
    .trimStart();
  let seen = 0;
  const cut = plain.replace(/\d/g, (digit) => (++seen <= maxDigits ? digit : ''));
  return seen > maxDigits ? cut.trimEnd() : cut;
}

export const plus = (dial: string) => `+${dial}`;
