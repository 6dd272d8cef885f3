import { Play, Square, Volume2, Zap } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentCard } from '#contract/search/search.ts';
import { cityName } from '#contract/values/names/city-name.ts';
import { languageName } from '#contract/values/names/language-name.ts';
import { Frame, FramePicture } from '#web/ui/frame.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MaskedText, PositionTitle } from '#web/ui/people/masked-text.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Segments } from '#web/ui/navigation/segments.tsx';
import { Clip } from './clip.tsx';

interface SlideProps {
  card: TalentCard;
  isCentred: boolean;
  onCentre: () => void;
}

/** One talent in the carousel. The centered slide plays its preview, with sound on request, and shows a quote. */
export function Slide({ card, isCentred, onCentre }: SlideProps) {
  const { t, i18n } = useTranslation('home');
  const [heard, setHeard] = useState(false);
  const [played, setPlayed] = useState(0);
  const isHeard = heard && isCentred;
  const name = card.talentName;
  const Icon = isHeard ? Square : isCentred ? Volume2 : Play;
  const act = isCentred ? () => setHeard(!heard) : () => (setHeard(false), onCentre());
  return (
    <Frame
      picture={<FramePicture src={card.video.posterWebpUrl} avif={card.video.posterAvifUrl} alt="" />}
      scrim={isCentred ? 0.52 : 0.4}
    >
      {isCentred && (
        <Clip video={card.video} withSound={isHeard} onProgress={setPlayed} onEnd={() => setHeard(false)} />
      )}
      <div className="absolute inset-x-3 top-3 flex items-start justify-between">
        {card.isBoosted ? (
          <Tag tone="tally" icon={<Zap aria-hidden />}>
            {t('featured.boosted')}
          </Tag>
        ) : (
          <span />
        )}
        <IconButton
          variant="glass"
          label={t(isHeard ? 'featured.stop' : isCentred ? 'featured.sound' : 'featured.show', { name })}
          onClick={act}
          className="after:absolute after:inset-0"
        >
          <Icon className="ic" aria-hidden />
        </IconButton>
      </div>
      <div className="absolute inset-x-4 bottom-4 flex flex-col gap-[3px]">
        {isCentred && card.quote && (
          <p className="mb-2.5 line-clamp-3">
            <span className="sub">
              <MaskedText>{card.quote}</MaskedText>
            </span>
          </p>
        )}
        <h3
          className="d-face truncate pb-1 text-[1.875rem] leading-none! data-big:text-[2.125rem]"
          data-big={isCentred || undefined}
        >
          {name}
        </h3>
        <p className="line-clamp-2 text-[.9375rem] leading-tight font-semi">
          <PositionTitle>{card.positionTitle}</PositionTitle>
        </p>
        <p className="flex flex-wrap gap-x-2 text-xs text-on-video-2">
          {card.city && (
            <span className="flex-none">
              <MaskedText>{cityName(card.city, i18n.language)}</MaskedText>
            </span>
          )}
          <span>
            {card.languages
              .slice(0, 3)
              .map((name) => languageName(name, i18n.language))
              .join(' · ')}
          </span>
        </p>
        {isCentred && <Segments value={played} on="tally" off="onVideoTrack" height={8} className="mt-3" />}
      </div>
    </Frame>
  );
}
