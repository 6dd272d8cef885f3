import { useTranslation } from 'react-i18next';
import type { TalentCard } from '#contract/search/search.ts';
import { countryName } from '#contract/values/country-name.ts';
import { languageName } from '#contract/values/language-name.ts';
import { MaskedText } from './masked-text.tsx';

type Facts = Pick<TalentCard, 'city' | 'country' | 'languages' | 'workType' | 'experienceYears'>;

/** A talent's location, languages, work type and experience, one per line. */
export function ProfileFacts({ profile: { city, country, languages, workType, experienceYears } }: { profile: Facts }) {
  const { t, i18n } = useTranslation('search');
  const facts = [
    [city, country && countryName(country, i18n.language)].filter(Boolean).join(', '),
    languages.map((name) => languageName(name, i18n.language)).join(' · '),
    workType && t(`workType.${workType}`),
    experienceYears !== null && t('years', { count: experienceYears }),
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  if (facts.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-ink-2">
      {facts.map((fact) => (
        <li key={String(fact)}>
          <MaskedText>{String(fact)}</MaskedText>
        </li>
      ))}
    </ul>
  );
}
