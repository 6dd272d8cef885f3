import { Eye, LockOpen, Zap } from 'lucide-react';
import { memo, type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { titleName } from '#contract/values/names/title-name.ts';
import type { TalentCard as Card } from '#contract/search/search.ts';
import { cityName } from '#contract/values/names/city-name.ts';
import { FavouriteButton } from '#web/features/favourites/public.ts';
import { ExplainedScores } from '#web/features/feedback/public.ts';
import { UnlockButton } from '#web/features/unlocks/public.ts';
import { CardMenu } from '../selection/card-menu.tsx';
import { useSelection } from '../selection/selection.tsx';
import { Frame, FramePicture } from '#web/ui/frame.tsx';
import { MaskedText, PositionTitle, talentName } from '#web/ui/people/masked-text.tsx';
import { PortraitMeta } from '#web/ui/people/portrait-meta.tsx';
import { PortraitText, PortraitTop } from '#web/ui/people/portrait.tsx';
import { Segments } from '#web/ui/navigation/segments.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { usePreview } from './use-preview.ts';

/** Beside a card's controls, the narrowest phones have room for a tag's icon only, other phones for its text only. */
const TAG_ICON = { 'aria-hidden': true, className: 'max-md:min-[380px]:hidden' } as const;
const TAG_TEXT = 'max-[379px]:sr-only';

interface TalentCardProps {
  card: Card;
  eager: boolean;
  onPlay: (positionId: string) => void;
}

/** A talent's card: a poster, and a silent preview while it is hovered, focused, or centered on a phone. */
export const TalentCard = memo(function TalentCard({ card, eager, onPlay }: TalentCardProps) {
  const { t, i18n } = useTranslation('search');
  const preview = usePreview();
  const selection = useSelection();
  const person = card.unlocked;
  const { positionTitle, city, languages, video, quote, isBoosted, isViewed } = card;
  const name = talentName(card);
  return (
    <article ref={preview.card} data-position={card.positionId} {...preview.handlers} className="group relative">
      <Frame
        crop="card"
        scrim={0.5}
        live={preview.isLive && !selection?.isOn}
        chosen={selection?.has(card.positionId)}
        picture={
          <>
            <FramePicture src={video.posterWebpUrl} avif={video.posterAvifUrl} alt="" eager={eager} />
            {preview.isLive && (
              <video
                ref={preview.video}
                className="absolute inset-0 z-(--z-picture) size-full object-cover object-[50%_20%]"
                src={video.previewUrl}
                muted
                autoPlay
                playsInline
                aria-hidden
                onEnded={preview.onEnded}
              />
            )}
          </>
        }
      >
        <PortraitTop
          control={
            <>
              <FavouriteButton positionId={card.positionId} name={name} />
              <CardMenu card={card} name={name} />
            </>
          }
          tags={
            <>
              {isBoosted && (
                <Tag tone="tally" icon={<Zap {...TAG_ICON} />} className="max-md:px-2!">
                  <span className={TAG_TEXT}>{t('boosted')}</span>
                </Tag>
              )}
              {person ? (
                <Tag tone="video" icon={<LockOpen {...TAG_ICON} />} className="max-md:px-2!">
                  <span className={TAG_TEXT}>{t('unlocked')}</span>
                </Tag>
              ) : (
                isViewed && (
                  <Tag tone="glass" icon={<Eye aria-hidden />} className="max-md:px-2!">
                    <span className={TAG_TEXT}>{t('viewed')}</span>
                  </Tag>
                )
              )}
            </>
          }
        />
        <PortraitText
          as="h2"
          name={name}
          line={<PositionTitle>{positionTitle}</PositionTitle>}
          isRoomy
          meta={<PortraitMeta city={city && cityName(city, i18n.language)} languages={languages} />}
          {...(preview.isLive && quote ? { said: <MaskedText>{quote}</MaskedText> } : {})}
          {...(preview.isLive ? { played: <Played video={preview.video} /> } : {})}
        />
        <button
          type="button"
          className="frame-cover absolute inset-0"
          aria-label={t('watch', { name, title: titleName(positionTitle, i18n.language) })}
          onClick={() => onPlay(card.positionId)}
        />
      </Frame>
      <ExplainedScores positionId={card.positionId} name={name} scores={card.scores} className="mt-3 w-full" />
      <UnlockButton card={card} size="sm" full priced className="mt-3 max-[379px]:px-2! max-[379px]:[&>svg]:hidden" />
    </article>
  );
});

/** How much of a preview has played. A component of its own, since a whole card takes longer to render four times a second. */
function Played({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const [share, setShare] = useState(0);
  useEffect(() => {
    const element = video.current!;
    const follow = () => setShare(element.duration ? element.currentTime / element.duration : 0);
    element.addEventListener('timeupdate', follow);
    return () => element.removeEventListener('timeupdate', follow);
  }, [video]);
  return <Segments value={share} on="tally" off="onVideoTrack" height={6} />;
}
