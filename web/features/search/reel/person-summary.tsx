import { Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TalentCard } from '#contract/search/search.ts';
import { ExplainedScores } from '#web/features/feedback/public.ts';
import { cityName } from '#contract/values/names/city-name.ts';
import { languageList } from '#contract/values/names/language-name.ts';
import { cx } from '#web/ui/class-names.ts';
import { MaskedText, PositionTitle, talentName } from '#web/ui/people/masked-text.tsx';
import { Tag } from '#web/ui/tag.tsx';

interface PersonSummaryProps {
  card: TalentCard;
  /** For example "2 of 112". */
  place: string;
  isLarge?: boolean;
}

/** Name, title, city, languages and scores of a talent. */
export function PersonSummary({ card, place, isLarge = false }: PersonSummaryProps) {
  const { t, i18n } = useTranslation('search');
  const name = talentName(card);
  return (
    <div className={cx('flex min-w-0 flex-col items-start', isLarge ? 'gap-3 [container-type:inline-size]' : 'gap-1')}>
      <p className={cx('flex items-center gap-2.5 text-sm', !isLarge && 'mb-1 small:hidden low:flex')}>
        {card.isBoosted && (
          <Tag tone="tally" icon={<Zap aria-hidden />}>
            {t('boosted')}
          </Tag>
        )}
        <span className="tabular-nums">{place}</span>
      </p>
      <h2
        className={cx(
          'd-face max-w-full break-words',
          !isLarge && 'line-clamp-2 pb-1 text-[3rem] small:text-[2.25rem]',
        )}
        style={isLarge ? { fontSize: fittingSize(name) } : undefined}
      >
        {name}
      </h2>
      <p className={cx('font-semi', isLarge ? 'text-lg' : 'leading-snug')}>
        <PositionTitle>{card.positionTitle}</PositionTitle>
      </p>
      <p className={cx('text-on-video-2', !isLarge && 'line-clamp-2 text-sm leading-snug')}>
        <span className="facts">
          {card.city && (
            <span>
              <MaskedText>{cityName(card.city, i18n.language)}</MaskedText>{' '}
            </span>
          )}
          <span>{languageList(card.languages, i18n.language)} </span>
          {card.workType && <span>{t(`workType.${card.workType}`)} </span>}
        </span>
      </p>
      <ExplainedScores
        positionId={card.positionId}
        name={name}
        scores={card.scores}
        size={isLarge ? 'lg' : 'md'}
        onVideo
        className={isLarge ? 'w-full' : 'mt-1 w-56'}
      />
    </div>
  );
}

/** Font size at which the longest word of a name still fits its column. */
const fittingSize = (name: string) =>
  `clamp(2.25rem, ${Math.round(210 / Math.max(...name.split(' ').map(({ length }) => length)))}cqw, var(--d-1))`;
