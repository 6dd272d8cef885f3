import { useTranslation } from 'react-i18next';
import type { TalentCard } from '#contract/search/search.ts';
import { countryName } from '#contract/values/country-name.ts';
import { languageName } from '#contract/values/language-name.ts';
import { Chip } from './chip.tsx';
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

/** What talent write about themselves, and their skills. */
export function ProfileAbout({ profile: { bio, skills } }: { profile: Pick<TalentCard, 'bio' | 'skills'> }) {
  const { t } = useTranslation('search');
  return (
    <>
      {bio && (
        <div>
          <h3 className="d-5 mb-2">{t('about')}</h3>
          <p className="whitespace-pre-line text-ink-2">
            <MaskedText>{bio}</MaskedText>
          </p>
        </div>
      )}
      {skills.length > 0 && (
        <div>
          <h3 className="d-5 mb-2">{t('skills')}</h3>
          <ul className="flex flex-wrap gap-2" aria-label={t('skills')}>
            {skills.map((skill) => (
              <li key={skill}>
                <Chip variant="soft">
                  <MaskedText>{skill}</MaskedText>
                </Chip>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
