import { useTranslation } from 'react-i18next';
import { LANGUAGE_CODES, LANGUAGES } from '#web/i18n/language.ts';

export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-bold">{t('footer.language')}</legend>
      <ul>
        {LANGUAGE_CODES.map((code) => (
          <li key={code}>
            <button
              type="button"
              lang={code}
              aria-pressed={i18n.language === code}
              onClick={() => void i18n.changeLanguage(code)}
              className="py-[5px] tap text-ink-2 underline-offset-4 hover:text-ink hover:underline aria-pressed:font-bold aria-pressed:text-ink"
            >
              {LANGUAGES[code]}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
