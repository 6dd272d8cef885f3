import { useTranslation } from 'react-i18next';
import type { TalentCard } from '#contract/search/search.ts';
import { Chip } from '../chip.tsx';
import { MaskedText } from './masked-text.tsx';

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
