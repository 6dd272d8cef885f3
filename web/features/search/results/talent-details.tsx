import { Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentCard } from '#contract/search/search.ts';
import { Player } from '#web/features/videos/public.ts';
import { talentName } from '#web/ui/people/masked-text.tsx';
import { ProfileAbout } from '#web/ui/people/profile-about.tsx';
import { ProfileFacts } from '#web/ui/people/profile-facts.tsx';
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
  const { t } = useTranslation('search');
  return (
    <>
      <Player
        key={card.positionId}
        video={card.video}
        name={talentName(card)}
        autoPlay={autoPlay}
        className="w-full max-w-[calc((100dvh-16rem)*9/16)] max-md:mx-auto max-md:max-w-[calc((100dvh-19rem)*9/16)]"
      />
      <div className="flex flex-col gap-5">
        {card.isBoosted && (
          <Tag tone="tally" icon={<Zap aria-hidden />} className="self-start">
            {t('boosted')}
          </Tag>
        )}
        <ProfileFacts profile={card} />
        {scores}
        {action}
        <ProfileAbout profile={card} />
      </div>
    </>
  );
}
