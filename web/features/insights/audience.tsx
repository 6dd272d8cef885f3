import { useTranslation } from 'react-i18next';
import type { Visibility } from '#contract/insights.ts';
import { cityName } from '#contract/values/names/city-name.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Frame, FramePicture } from '#web/ui/frame.tsx';
import { PositionTitle } from '#web/ui/people/masked-text.tsx';
import { PortraitMeta } from '#web/ui/people/portrait-meta.tsx';
import { PortraitText } from '#web/ui/people/portrait.tsx';

interface AudienceProps {
  visibility: Visibility;
  /** What keeps a paused profile hidden even after it is resumed. */
  until?: 'waiting' | 'rejected' | 'unready' | null | undefined;
}

/** "Who could see me": the number of companies, and the cards that they see before an unlock. */
export function Audience({ visibility: { companies, blockedCompanies, cards, isPaused }, until }: AudienceProps) {
  const { t, i18n } = useTranslation('insights');
  return (
    <div className="flex flex-col gap-5">
      <h3 className="d-5">{t('audience.title')}</h3>
      {cards.length === 0 ? (
        <EmptyState
          drawing="audience"
          as="h3"
          title={t('audience.nobody')}
          text={t(isPaused ? `audience.nobodyPaused.${until ?? 'live'}` : 'audience.nobodyText')}
        />
      ) : (
        <>
          <p className="text-lg">
            {t('audience.companies', { count: companies - blockedCompanies })}
            {blockedCompanies > 0 && (
              <span className="text-ink-2"> {t('audience.keptOut', { count: blockedCompanies })}</span>
            )}
          </p>
          <ul className="grid grid-cols-2 gap-4 md:grid-cols-3">
            {cards.map(({ positionId, video, talentName, positionTitle, city, languages }) => (
              <li key={positionId}>
                <Frame
                  crop="card"
                  scrim={0.5}
                  picture={<FramePicture src={video.posterWebpUrl} avif={video.posterAvifUrl} alt="" />}
                >
                  <PortraitText
                    as="h3"
                    name={talentName}
                    line={<PositionTitle>{positionTitle}</PositionTitle>}
                    isRoomy
                    meta={<PortraitMeta city={city && cityName(city, i18n.language)} languages={languages} />}
                  />
                </Frame>
              </li>
            ))}
          </ul>
          <p className="text-sm text-ink-2">{t('audience.text')}</p>
        </>
      )}
    </div>
  );
}
