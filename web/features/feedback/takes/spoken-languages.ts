import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, SPOKEN_CODES } from '#contract/values/languages.ts';
import { api } from '#web/lib/api.ts';
import { languageName } from '#contract/values/names/language-name.ts';

/** Languages as options by ISO 639 code, those of the talent's profile first. */
export function useSpokenLanguages() {
  const { i18n } = useTranslation();
  const { data: profile } = useQuery(api.talents.getProfile.queryOptions());
  return useMemo(() => {
    const own = new Set(profile?.languages);
    const options = LANGUAGES.map((name, index) => ({
      value: SPOKEN_CODES[index]!,
      label: languageName(name, i18n.language),
      isOwn: own.has(name),
    })).filter(({ value }) => value !== '-');
    return options.sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || a.label.localeCompare(b.label, i18n.language));
  }, [profile, i18n.language]);
}

/** The name of a language by its code, in the form used mid-sentence. */
export function spokenLanguage(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
}
