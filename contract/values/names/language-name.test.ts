import { describe, expect, test } from 'vitest';
import { LANGUAGES, SPOKEN_CODES } from '../languages.ts';
import { languageInText, languageName, languageOptions } from './language-name.ts';

describe('a spoken language', () => {
  test('has the code of its English name', () => {
    const english = new Intl.DisplayNames('en', { type: 'language' });
    /** Languages whose names in the product differ from the standard. */
    const exceptions = ['Bengali', 'Farsi', 'Mandarin', 'Maori', 'Sesotho', 'Twi'];
    expect(SPOKEN_CODES).toHaveLength(LANGUAGES.length);
    expect(
      LANGUAGES.filter((name, index) => SPOKEN_CODES[index] === '-' || english.of(SPOKEN_CODES[index]!) !== name),
    ).toEqual(exceptions);
  });
  test('is translated to the language of the screen', () => {
    expect(['Portuguese', 'Mandarin', 'Basque', 'Klingon'].map((name) => languageName(name, 'es'))).toEqual([
      'Portugués',
      'Chino',
      'Euskera',
      'Klingon',
    ]);
    expect(languageName('house dialect', 'es')).toBe('house dialect');
    expect(languageName('Portuguese', 'en')).toBe('Portuguese');
    expect(languageInText('Portuguese', 'es')).toBe('portugués');
    expect(languageInText('Portuguese', 'en')).toBe('Portuguese');
    expect(
      languageOptions('es')
        .map(({ label }) => label)
        .slice(0, 3),
    ).toEqual(['Afrikáans', 'Aimara', 'Albanés']);
  });
});
