import { Hand, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { titleName } from '#contract/values/names/title-name.ts';
import type { Match } from '#contract/campaigns/matches.ts';
import { cityName } from '#contract/values/names/city-name.ts';
import { TalentDialog } from '#web/features/search/public.ts';
import { UnlockButton } from '#web/features/unlocks/public.ts';
import { Frame, FramePicture } from '#web/ui/frame.tsx';
import { MaskedText, talentName } from '#web/ui/people/masked-text.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { MatchScore, Reasons } from './reasons.tsx';

interface MatchRowProps {
  match: Match;
  campaignId: string;
  /** Beside the unlock button. */
  invitation?: ReactNode;
}

/** A matching talent with avatar, score, reasons and the unlock button. */
export function MatchRow({ match, campaignId, invitation }: MatchRowProps) {
  const { card, score, reasons, hasExpressedInterest } = match;
  const { t, i18n } = useTranslation('campaigns');
  const [isPlaying, setIsPlaying] = useState(false);
  const { positionTitle, city, video } = card;
  const name = talentName(card);
  return (
    <li className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-5 gap-y-4 border-b border-line py-5 last:border-0 md:grid-cols-[112px_minmax(0,1fr)_10rem] md:gap-x-8 lg:grid-cols-[112px_minmax(0,4fr)_minmax(0,5fr)_10rem] lg:items-center">
      <Frame
        className="self-start rounded-[20px]! md:max-lg:row-span-2"
        picture={<FramePicture src={video.posterWebpUrl} avif={video.posterAvifUrl} alt="" />}
      >
        <button
          type="button"
          aria-label={t('watch', { name })}
          onClick={() => setIsPlaying(true)}
          className="absolute inset-0 grid place-items-center rounded-[20px] outline-offset-[-5px]! [--focus:var(--on-video)]"
        >
          <span className="grid size-11 place-items-center rounded-pill bg-on-video text-on-tally">
            <Play className="ic" aria-hidden />
          </span>
        </button>
      </Frame>
      <div className="flex min-w-0 flex-col items-start gap-2">
        <h3 className="d-4">{name}</h3>
        <p className="text-ink-2">
          <MaskedText>
            {[titleName(positionTitle, i18n.language), city && cityName(city, i18n.language)]
              .filter(Boolean)
              .join(', ')}
          </MaskedText>
        </p>
        {hasExpressedInterest && (
          <Tag tone="tally" icon={<Hand aria-hidden />}>
            {t('raised')}
          </Tag>
        )}
        <MatchScore score={score} className="mt-1" />
      </div>
      <div className="max-lg:row-start-2 max-md:col-span-2 md:max-lg:col-start-2 md:max-lg:col-span-2">
        <Reasons reasons={reasons} reader="company" />
      </div>
      <div className="flex flex-wrap items-center gap-2.5 max-md:col-span-2 md:flex-col md:items-end md:justify-self-end">
        {invitation}
        <UnlockButton card={card} size="sm" priced />
      </div>
      {isPlaying && (
        <TalentDialog positionId={card.positionId} campaignId={campaignId} onClose={() => setIsPlaying(false)} />
      )}
    </li>
  );
}
