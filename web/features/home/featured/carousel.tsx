import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { titleName } from '#contract/values/names/title-name.ts';
import type { TalentCard } from '#contract/search/search.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useMotion } from '../motion.tsx';
import { FeaturedHead } from './waiting.tsx';
import { Slide } from './slide.tsx';
import { useSwipe } from './use-swipe.ts';

/** How far from the center a slide can be seen, or moves into view. */
const SHOWN_MAX = 3;

/** The centered video plays between narrower neighbors. Moved by arrow keys, by swiping, by buttons, or by tapping a neighbor. */
export function Carousel({ cards }: { cards: TalentCard[] }) {
  const { t, i18n } = useTranslation('home');
  const { playing, toggle } = useMotion();
  const [chosen, setChosen] = useState<number | null>(null);
  const centre = chosen ?? (cards.length < 5 ? Math.floor((cards.length - 1) / 2) : 0);
  const step = (by: number) => setChosen(stepFrom(centre, by, cards.length));
  const swipe = useSwipe(step);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    step(by);
  };
  return (
    <>
      <FeaturedHead>
        <div className="flex items-center gap-3">
          <IconButton variant="soft" label={playing ? t('hero.pause') : t('hero.play')} onClick={toggle}>
            {playing ? <Pause className="ic" aria-hidden /> : <Play className="ic" aria-hidden />}
          </IconButton>
          <IconButton variant="soft" className="max-md:hidden" label={t('featured.previous')} onClick={() => step(-1)}>
            <ArrowLeft className="ic" aria-hidden />
          </IconButton>
          <IconButton variant="soft" className="max-md:hidden" label={t('featured.next')} onClick={() => step(1)}>
            <ArrowRight className="ic" aria-hidden />
          </IconButton>
        </div>
      </FeaturedHead>
      {/* Handles keys that bubble up from the focused slide; the list itself is not focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className="featured-rail" onKeyDown={onKeyDown} {...swipe.handlers}>
        {cards.map((card, index) => {
          const distance = distanceOf(index, centre, cards.length);
          return (
            <li
              key={card.positionId}
              className="featured-slide"
              aria-roledescription="slide"
              aria-label={t('featured.slide', {
                position: index + 1,
                count: cards.length,
                name: card.talentName,
                title: titleName(card.positionTitle, i18n.language),
              })}
              data-distance={Math.min(SHOWN_MAX, Math.abs(distance))}
              style={{ '--d': Math.max(-4, Math.min(4, distance)), '--s': Math.sign(distance) } as CSSProperties}
            >
              {Math.abs(distance) <= SHOWN_MAX && (
                <Slide card={card} isCentred={distance === 0} onCentre={() => !swipe.wasDrag() && setChosen(index)} />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Signed distance of slide `index` from the center. Five or more slides form a ring, where the shorter way around counts. */
export function distanceOf(index: number, centre: number, count: number): number {
  const plain = index - centre;
  if (count < 5) return plain;
  const half = Math.floor(count / 2);
  return ((((plain + half) % count) + count) % count) - half;
}

/** The slide `steps` away: around the ring, or clamped to the ends of a row of fewer than five. */
export function stepFrom(centre: number, steps: number, count: number): number {
  if (count < 5) return Math.min(count - 1, Math.max(0, centre + steps));
  return (((centre + steps) % count) + count) % count;
}
