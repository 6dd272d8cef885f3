import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TalentCard } from '#contract/search/search.ts';
import { languageName } from '#web/lib/language-name.ts';
import { Frame, FramePicture } from '#web/ui/frame.tsx';
import { MaskedText } from '#web/ui/masked-text.tsx';
import { PortraitText, PortraitTop } from '#web/ui/portrait.tsx';

/** A talent of a shared shortlist: a poster that opens the video. */
export function SharedCard({ card, onPlay }: { card: TalentCard; onPlay: () => void }) {
  const { t, i18n } = useTranslation('search');
  const { talentName, positionTitle, city, languages, video } = card;
  const spoken = languages.map((name) => languageName(name, i18n.language));
  return (
    <article>
      <Frame
        crop="card"
        scrim={0.43}
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
          line={<MaskedText>{positionTitle}</MaskedText>}
          meta={<MaskedText>{[city, ...spoken].filter(Boolean).join(' · ')}</MaskedText>}
        />
        <button
          type="button"
          className="absolute inset-0 rounded-frame outline-offset-[5px]!"
          aria-label={t('watch', { name: talentName, title: positionTitle })}
          onClick={onPlay}
        />
      </Frame>
    </article>
  );
}
