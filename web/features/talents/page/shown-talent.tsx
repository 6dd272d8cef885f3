import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { titleName } from '#contract/values/names/title-name.ts';
import { MASK } from '#contract/values/product.ts';
import type { TalentPage } from '#contract/talents/page.ts';
import { Player } from '#web/features/videos/public.ts';
import { PageText } from './page-text.tsx';

/** The columns of a talent's page: the video, and the text beside it. */
export const COLUMNS =
  'grid gap-6 md:grid-cols-[minmax(0,360px)_minmax(0,1fr)] md:gap-12 lg:grid-cols-[minmax(0,420px)_minmax(0,1fr)]';

/** A talent as everyone sees them: the video of a position, and their own words. */
export function ShownTalent({ page }: { page: TalentPage }) {
  const { i18n } = useTranslation();
  const [chosenId, choose] = useState<string>();
  const card = page.cards.find(({ positionId }) => positionId === chosenId) ?? page.cards[0]!;
  return (
    <article className={COLUMNS}>
      <Player
        key={card.positionId}
        video={card.video}
        name={page.talentName}
        className="mx-auto w-full max-w-[calc((var(--room-height)-3rem)*9/16)]"
      >
        {/* On phones the name is drawn on the picture; the heading beside it is for assistive technology. */}
        <div aria-hidden className="md:hidden">
          <p className="d-face text-[1.875rem] leading-none!">{page.talentName}</p>
          <p className="mt-1 font-semi">{titleName(card.positionTitle, i18n.language).replaceAll(MASK, '…')}</p>
        </div>
      </Player>
      <PageText page={page} card={card} onChoose={choose} />
    </article>
  );
}
