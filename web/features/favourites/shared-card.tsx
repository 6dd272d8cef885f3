import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { titleName } from '#contract/values/names/title-name.ts';
import type { TalentCard } from '#contract/search/search.ts';
import { cityName } from '#contract/values/names/city-name.ts';
import { Frame, FramePicture } from '#web/ui/frame.tsx';
import { PositionTitle } from '#web/ui/people/masked-text.tsx';
import { PortraitMeta } from '#web/ui/people/portrait-meta.tsx';
import { PortraitText, PortraitTop } from '#web/ui/people/portrait.tsx';

/** A talent of a shared shortlist: a poster that opens the video. */
export function SharedCard({ card, onPlay }: { card: TalentCard; onPlay: () => void }) {
  const { t, i18n } = useTranslation('search');
  const { talentName, positionTitle, city, languages, video } = card;
  return (
    <article>
      <Frame
        crop="card"
        scrim={0.5}
        picture={<FramePicture src={video.posterWebpUrl} avif={video.posterAvifUrl} alt="" />}
      >
        <PortraitTop
          control={
            <span aria-hidden className="grid size-9 place-items-center rounded-pill bg-glass text-on-video">
              <Play className="ic fill-current" />
            </span>
          }
        />
        <PortraitText
          as="h2"
          isRoomy
          name={talentName}
          line={<PositionTitle>{positionTitle}</PositionTitle>}
          meta={<PortraitMeta city={city && cityName(city, i18n.language)} languages={languages} />}
        />
        <button
          type="button"
          className="frame-cover absolute inset-0"
          aria-label={t('watch', { name: talentName, title: titleName(positionTitle, i18n.language) })}
          onClick={onPlay}
        />
      </Frame>
    </article>
  );
}
