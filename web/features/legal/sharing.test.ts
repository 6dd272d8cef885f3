import { expect, test } from 'vitest';
import { terms as english } from '#web/i18n/en/terms.ts';
import { terms as spanish } from '#web/i18n/es/terms.ts';
import { privacy as englishPrivacy } from '#web/i18n/en/privacy.ts';
import { privacy as spanishPrivacy } from '#web/i18n/es/privacy.ts';
import { legalValues } from './values.ts';

type Sections = readonly { id: string; text: readonly string[] }[];
const textOf = ({ sections }: { sections: Sections }, id: string) =>
  sections.find((section) => section.id === id)!.text.join(' ');

test('the terms allow companies to share with colleagues what the product shares', () => {
  expect(textOf(english, 'companies')).toMatch(/shortlist links and exports/);
  expect(textOf(spanish, 'companies')).toMatch(/enlaces a listas y las exportaciones/);
});

test('the privacy policy says who else sees talent by shortlists and exports, and for how long', () => {
  for (const text of [textOf(englishPrivacy, 'visible'), textOf(spanishPrivacy, 'visible')])
    expect(text).toMatch(/(shortlist|lista).*\{\{shortlistDays\}\}.*(export)/);
  expect(legalValues('en').shortlistDays).toBe(30);
});
