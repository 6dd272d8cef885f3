import { Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentCard } from '#contract/search/search.ts';
import { countryName } from '#contract/values/country-name.ts';
import { Player } from '#web/features/videos/public.ts';
import { languageName } from '#contract/values/language-name.ts';
import { Chip } from '#web/ui/chip.tsx';
import { MaskedText, talentName } from '#web/ui/masked-text.tsx';
import { Tag } from '#web/ui/tag.tsx';

interface DetailsProps {
  card: TalentCard;
  autoPlay?: boolean;
  /** Below the facts. */
  scores: ReactNode;
  action: ReactNode;
}

/** A talent's full video with sound, and their profile, as companies see it before an unlock. */
export function TalentDetails({ card, autoPlay = false, scores, action }: DetailsProps) {
  const { t, i18n } = useTranslation('search');
  const facts = [
    [card.city, card.country && countryName(card.country, i18n.language)].filter(Boolean).join(', '),
    card.languages.map((name) => languageName(name, i18n.language)).join(' · '),
    card.workType && t(`workType.${card.workType}`),
    card.experienceYears !== null && t('years', { count: card.experienceYears }),
  ];
  return (
    <>
      <Player
        key={card.positionId}
        video={card.video}
        name={talentName(card)}
        autoPlay={autoPlay}
        className="w-full max-w-[calc((100dvh-16rem)*9/16)] max-md:mx-auto"
      />
      <div className="flex flex-col gap-5">
        {card.isBoosted && (
          <Tag tone="tally" icon={<Zap aria-hidden />} className="self-start">
            {t('boosted')}
          </Tag>
        )}
        <ul className="flex flex-col gap-1 text-ink-2">
          {facts.filter(Boolean).map((fact) => (
            <li key={String(fact)}>
              <MaskedText>{String(fact)}</MaskedText>
            </li>
          ))}
        </ul>
        {scores}
        {action}
        {card.bio && (
          <div>
            <h3 className="d-5 mb-2">{t('about')}</h3>
            <p className="text-ink-2">
              <MaskedText>{card.bio}</MaskedText>
            </p>
          </div>
        )}
        {card.skills.length > 0 && (
          <div>
            <h3 className="d-5 mb-2">{t('skills')}</h3>
            <ul className="flex flex-wrap gap-2">
              {card.skills.map((skill) => (
                <li key={skill}>
                  <Chip variant="soft">
                    <MaskedText>{skill}</MaskedText>
                  </Chip>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </>
  );
}
