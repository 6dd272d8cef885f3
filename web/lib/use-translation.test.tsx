import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, test } from 'vitest';
import { auth } from '#web/i18n/es/auth.ts';
import { createI18n } from '#web/i18n/i18n.ts';
import { validation } from '#web/i18n/es/validation.ts';
import { TextsProvider, useTranslation } from './use-translation.tsx';

function Texts() {
  const { t, i18n } = useTranslation(['auth', 'validation']);
  return `${i18n.language}: ${t('signIn.title')}, ${t('validation:required')}`;
}

test('texts load when they are first shown, also in the language that was switched to', async () => {
  const i18n = await createI18n('en', ['common']);
  const shown = async () => {
    const { prelude } = await prerenderToNodeStream(
      <TextsProvider i18n={i18n}>
        <Texts />
      </TextsProvider>,
    );
    return text(prelude);
  };
  expect(await shown()).toMatch(/^en: /);
  await i18n.changeLanguage('es');
  expect(await shown()).toBe(`es: ${auth.signIn.title}, ${validation.required}`);
});
