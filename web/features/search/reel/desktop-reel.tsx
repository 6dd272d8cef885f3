import { LayoutGrid } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FavouriteBar } from '../../favourites/public.ts';
import { UnlockButton } from '../../unlocks/public.ts';
import { Player } from '../../videos/public.ts';
import { Button } from '#web/ui/button.tsx';
import { Kbd } from '#web/ui/badge.tsx';
import { talentName } from '#web/ui/people/masked-text.tsx';
import { ContactSheet } from './contact-sheet.tsx';
import { actsOn } from './press-guard.ts';
import { EndCard } from './end-card.tsx';
import type { LayoutProps } from './reel-state.ts';
import { PersonSummary } from './person-summary.tsx';

const KEYS = [
  [['J', '↓'], 'next'],
  [['K', '↑'], 'previous'],
  [['Space'], 'pause'],
  [['C'], 'captions'],
  [['<', '>'], 'speed'],
  [['G'], 'back'],
] as const;

/** The reel on desktop: details on the left, the video, actions on the right, and the contact sheet. */
export function DesktopReel({ reel, onClose, onDoubleTap }: LayoutProps) {
  const { t } = useTranslation('search');
  const { card, next } = reel;
  const last = useRef(reel.index);
  const isBack = reel.index < last.current;
  last.current = reel.index;
  if (!card) return <EndCard reel={reel} onClose={onClose} />;
  return (
    <div className="mx-auto grid h-full max-w-[1600px] grid-rows-[minmax(0,1fr)] grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_58px] items-stretch gap-6 px-6 py-6 lg:gap-10 lg:px-8">
      <div className="flex min-w-0 flex-col items-start justify-between gap-6 overflow-y-auto no-bar">
        <Button variant="room" size="sm" onClick={onClose}>
          <LayoutGrid className="ic" aria-hidden />
          {t('reel.back')}
        </Button>
        <div className="w-full min-w-0 pb-4">
          <PersonSummary card={card} isLarge place={t('reel.place', { at: reel.index + 1, all: reel.total })} />
        </div>
      </div>
      <div style={{ width: 'min(calc((100dvh - 3rem) * 9 / 16), 46vw)' }}>
        {/* The next person's player loads off screen, and starts at once when shown. */}
        {[card, ...(next ? [next] : [])].map((one) => (
          <div key={one.positionId} hidden={one !== card} className={isBack ? 'enter-from-above' : 'enter-from-below'}>
            <Player
              video={one.video}
              name={talentName(one)}
              autoPlay={one === card}
              isPreloaded
              onDoubleTap={onDoubleTap}
              className="h-[calc(100dvh-3rem)] w-full aspect-auto! rounded-[36px]!"
            />
          </div>
        ))}
      </div>
      <div
        key={`${card.positionId} acts`}
        {...actsOn(card.positionId)}
        className="flex min-w-0 max-w-72 flex-col justify-end gap-6 pb-4"
      >
        <ul className="flex flex-col gap-2.5 text-sm text-on-video-2">
          {KEYS.map(([keys, text]) => (
            <li key={text} className="flex items-center gap-3">
              <span className="flex w-17 flex-none justify-end gap-1.5">
                {keys.map((key) => (
                  <Kbd key={key} onVideo>
                    {key}
                  </Kbd>
                ))}
              </span>
              {t(`reel.${text}`)}
            </li>
          ))}
        </ul>
        <div className="flex flex-col gap-2.5">
          <div data-key="s">
            <FavouriteBar positionId={card.positionId} />
          </div>
          <div data-key="u">
            <UnlockButton
              card={card}
              variant="primary"
              size="lg"
              full
              priced
              onVideo
              className="px-4! text-balance whitespace-normal! leading-tight"
              tail={<Kbd variant="onFill">{'U'}</Kbd>}
            />
          </div>
        </div>
      </div>
      <ContactSheet reel={reel} />
    </div>
  );
}
