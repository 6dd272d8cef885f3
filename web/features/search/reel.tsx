import { LayoutGrid, Zap } from 'lucide-react';
import { type TouchEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { FavouriteBar } from '#web/features/favourites/public.ts';
import { UnlockButton } from '#web/features/unlocks/public.ts';
import { Player } from '#web/features/videos/public.ts';
import { languageName } from '#web/lib/language-name.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Kbd } from '#web/ui/kbd.tsx';
import { MaskedText } from '#web/ui/masked-text.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useViewing } from './use-viewing.ts';
import type { FoundTalents } from './use-found-talents.ts';

interface ReelProps {
  found: FoundTalents;
  at: string;
  onMove: (positionId: string) => void;
  onClose: () => void;
}

const NEAR_END = 4;
const SWIPE_PX = 60;
const SHEET = 7;

/** A screening room: one full-height video at a time over the same results, by swipe and by keys. */
export function Reel({ found, at, onMove, onClose }: ReelProps) {
  const { t, i18n } = useTranslation('search');
  const room = useRef<HTMLDivElement>(null);
  const touchedAt = useRef(0);
  const { items, hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  const index = Math.max(
    0,
    items.findIndex(({ positionId }) => positionId === at),
  );
  const card = items[index];
  const next = items[index + 1];
  const go = (by: number) => {
    const to = items[index + by];
    if (to) onMove(to.positionId);
  };
  useViewing(card?.positionId, room);

  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && items.length - index <= NEAR_END) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, items.length, index]);

  useEffect(() => {
    const press = (selector: string) => room.current?.querySelector<HTMLElement>(selector)?.click();
    const acts: Record<string, () => void> = {
      j: () => go(1),
      arrowdown: () => go(1),
      k: () => go(-1),
      arrowup: () => go(-1),
      u: () => press('[data-unlock] button'),
      s: () => press('[data-save] button'),
      g: onClose,
      escape: onClose,
      ' ': () => press('video'),
    };
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (document.querySelector('[role=dialog][data-state=open]') || /input|textarea|select/i.test(target.tagName))
        return;
      if (event.key === ' ' && target.tagName === 'BUTTON') return;
      const act = acts[event.key.toLowerCase()];
      if (!act || event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  useEffect(() => {
    room.current?.focus();
    document.documentElement.style.overflow = 'hidden';
    return () => void (document.documentElement.style.overflow = '');
  }, []);

  if (!card) return null;
  const onTouchEnd = (event: TouchEvent) => {
    const moved = event.changedTouches[0]!.clientY - touchedAt.current;
    if (Math.abs(moved) > SWIPE_PX) go(moved < 0 ? 1 : -1);
  };
  const facts = [
    card.city,
    card.languages.map((name) => languageName(name, i18n.language)).join(', '),
    card.workType && t(`workType.${card.workType}`),
  ];
  return createPortal(
    <div
      ref={room}
      role="region"
      aria-label={t('reel.title')}
      tabIndex={-1}
      className="fixed inset-0 z-(--z-dialog) overflow-y-auto bg-room text-on-video outline-none"
      onTouchStart={(event) => (touchedAt.current = event.touches[0]!.clientY)}
      onTouchEnd={onTouchEnd}
    >
      <Button
        look="glass"
        size="sm"
        className="absolute! top-4 left-4 z-(--z-front) md:top-6 md:left-8"
        onClick={onClose}
      >
        <LayoutGrid className="ic" aria-hidden />
        {t('reel.back')}
      </Button>
      <div className="mx-auto grid min-h-dvh max-w-[1520px] items-end gap-8 px-4 pt-17 pb-4 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] md:px-8 md:py-6">
        <div className="flex flex-col items-start gap-3 pb-4 max-md:order-2" aria-live="polite">
          <p className="flex items-center gap-3 text-sm">
            {card.isBoosted && (
              <Tag tone="tally" icon={<Zap aria-hidden />}>
                {t('boosted')}
              </Tag>
            )}
            <span className="tabular-nums">
              {t('reel.place', { at: index + 1, all: found.count?.total ?? items.length })}
            </span>
          </p>
          <h2 className="d-1">{card.talentName}</h2>
          <p className="text-lg font-semi">
            <MaskedText>{card.positionTitle}</MaskedText>
          </p>
          <p className="text-on-video-2">
            <MaskedText>{facts.filter(Boolean).join(' · ')}</MaskedText>
          </p>
          <p className="text-sm text-on-video-2">{t('noFeedback')}</p>
        </div>
        <Player
          key={card.positionId}
          video={card.video}
          name={card.talentName}
          autoPlay
          className="mx-auto h-[min(72dvh,calc((100vw-2rem)*16/9))] md:h-[calc(100dvh-3rem)]"
        />
        <div className="flex w-full flex-col gap-6 pb-4 max-md:order-3 md:max-w-72 md:justify-self-center">
          <ul className="flex flex-col gap-2.5 text-sm max-md:hidden">
            {(
              [
                [['J', '↓'], 'next'],
                [['K', '↑'], 'previous'],
                [['Space'], 'pause'],
                [['G'], 'back'],
              ] as const
            ).map(([keys, text]) => (
              <li key={text} className="flex items-center gap-3">
                <span className="flex w-20 justify-end gap-1.5">
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
          <div className="flex gap-2.5 md:hidden">
            <Button look="glass" full disabled={index === 0} onClick={() => go(-1)}>
              {t('reel.previous')}
            </Button>
            <Button look="glass" full disabled={!next} onClick={() => go(1)}>
              {t('reel.next')}
            </Button>
          </div>
          <div data-save>
            <FavouriteBar positionId={card.positionId} />
          </div>
          <div data-unlock>
            <UnlockButton card={card} look="go" size="lg" full />
          </div>
        </div>
      </div>
      <ul className="absolute top-1/2 right-6 flex -translate-y-1/2 flex-col gap-2.5 max-lg:hidden">
        {items
          .slice(Math.max(0, index - 1), Math.max(0, index - 1) + SHEET)
          .map(({ positionId, talentName, video }) => (
            <li key={positionId}>
              <button
                type="button"
                aria-label={t('reel.show', { name: talentName })}
                aria-current={positionId === card.positionId ? 'true' : undefined}
                onClick={() => onMove(positionId)}
                className={cx(
                  'block h-24 w-14 overflow-hidden rounded-md',
                  positionId === card.positionId
                    ? 'outline-3 outline-offset-2 outline-tally'
                    : 'opacity-60 hover:opacity-100',
                )}
              >
                <img src={video.posterWebpUrl} alt="" loading="lazy" className="size-full object-cover" />
              </button>
            </li>
          ))}
      </ul>
      {next && <video src={next.video.url} preload="auto" muted hidden aria-hidden />}
    </div>,
    document.body,
  );
}
