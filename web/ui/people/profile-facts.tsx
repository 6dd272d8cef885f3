import { useTranslation } from 'react-i18next';
import type { TalentCard } from '#contract/search/search.ts';
import { languageName } from '#contract/values/names/language-name.ts';
import { placeText } from '#contract/values/names/place-name.ts';
import { MaskedText } from './masked-text.tsx';

type Profile = Pick<TalentCard, 'city' | 'country' | 'languages' | 'workType' | 'experienceYears'>;

/** A talent's location, languages, work type and experience, one per line. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const { languages, workType, experienceYears } = profile;
  const { t, i18n } = useTranslation('search');
  const place = placeText(profile, i18n.language);
  return (
    <ul className="flex flex-col gap-1 text-ink-2 empty:hidden">
      {place && (
        <li>
          <MaskedText>{place}</MaskedText>
        </li>
      )}
      {languages.length > 0 && (
        <li>
          <p className="facts">
            {languages.map((name) => (
              <span key={name}>{languageName(name, i18n.language)} </span>
            ))}
          </p>
        </li>
      )}
      {workType && <li>{t(`workType.${workType}`)}</li>}
      {experienceYears !== null && <li>{t('years', { count: experienceYears })}</li>}
    </ul>
  );
}
