import { useTranslation } from 'react-i18next';
import { FullPlayer, StillPicture } from '#web/features/videos/public.ts';
import { talentName } from '#web/ui/people/masked-text.tsx';
import { EndCard } from './end-card.tsx';
import { PhoneActions } from './phone-actions.tsx';
import { actsOn } from './press-guard.ts';
import { useSnapScroll } from './use-snap-scroll.ts';
import type { LayoutProps } from './reel-state.ts';
import { PersonSummary } from './person-summary.tsx';

/** Number of neighbors on each side that are rendered. */
const AROUND = 1;

/** The reel on phones: full-screen videos that scroll and snap. */
export function PhoneReel({ reel, onClose, onDoubleTap }: LayoutProps) {
  const { t } = useTranslation('search');
  const { container, onScroll } = useSnapScroll(reel);
  const { items, index, total, hasEnd, isEnd } = reel;
  const first = Math.max(0, index - AROUND);
  return (
    <div
      ref={container}
      onScroll={onScroll}
      className="no-bar absolute inset-0 snap-y snap-mandatory overflow-y-scroll overscroll-none"
    >
      <div className="relative" style={{ height: `calc(${items.length + (hasEnd ? 1 : 0)} * 100dvh)` }}>
        {items.slice(first, index + AROUND + 1).map((card, offset) => {
          const place = first + offset;
          const isShown = place === index && !isEnd;
          const foot = (said: React.ReactNode) => (
            <div className="pointer-events-none absolute inset-x-0 bottom-0 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-2 px-[max(1.125rem,env(safe-area-inset-left))] pb-[calc(env(safe-area-inset-bottom)+1.25rem)] small:pb-[calc(env(safe-area-inset-bottom)+.75rem)] low:left-[75dvh]">
              <PhoneActions card={card} reel={reel} said={said} onClose={onClose}>
                <PersonSummary card={card} place={t('reel.place', { at: place + 1, all: total })} />
              </PhoneActions>
            </div>
          );
          return (
            <section
              key={card.positionId}
              aria-label={talentName(card)}
              inert={!isShown}
              aria-hidden={!isShown}
              {...actsOn(card.positionId)}
              className="absolute inset-x-0 mx-auto h-dvh max-w-[75dvh] snap-start snap-always overflow-hidden low:max-w-none"
              style={{ top: `calc(${place} * 100dvh)` }}
            >
              {place >= index ? (
                <FullPlayer video={card.video} name={talentName(card)} isShown={isShown} onDoubleTap={onDoubleTap}>
                  {foot}
                </FullPlayer>
              ) : (
                <StillPicture video={card.video}>{foot(null)}</StillPicture>
              )}
            </section>
          );
        })}
        {hasEnd && index === items.length - 1 && (
          <section
            aria-label={t('end', { count: total })}
            inert={!isEnd}
            aria-hidden={!isEnd}
            className="absolute inset-x-0 h-dvh snap-start snap-always"
            style={{ top: `calc(${items.length} * 100dvh)` }}
          >
            <EndCard reel={reel} onClose={onClose} />
          </section>
        )}
      </div>
    </div>
  );
}
