import { Dialog } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { titleName } from '#contract/values/names/title-name.ts';
import { useMediaQuery } from '#web/lib/browser-state.ts';
import { returnFocus } from '#web/ui/layers/focus-return.ts';
import { leaveToLayerAbove } from '#web/ui/layers/layer-events.ts';
import { talentName } from '#web/ui/people/masked-text.tsx';
import type { FoundTalents } from '../use-search.ts';
import { useViewing } from '../use-viewing.ts';
import { DesktopReel } from './desktop-reel.tsx';
import { PhoneReel } from './phone-reel.tsx';
import { usePressGuard } from './press-guard.ts';
import { useDoubleTap } from './use-double-tap.tsx';
import { useReel } from './use-reel.ts';
import { useReelKeys } from './use-reel-keys.ts';
import { useWheelSteps } from './use-wheel-steps.ts';

interface ReelProps {
  found: FoundTalents;
  /** The position to open at. */
  at: string;
  onMove: (positionId: string) => void;
  onClose: () => void;
}

/** Full-screen view of the results, one video at a time, moved by swipe, wheel and keys. */
export function Reel({ found, at, onMove, onClose }: ReelProps) {
  const { t, i18n } = useTranslation('search');
  const room = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery('(min-width: 1024px)');
  const reel = useReel(found, at, onMove);
  const { card, isEnd } = reel;
  const { onDoubleTap, heart } = useDoubleTap(card);
  const guard = usePressGuard(reel);
  useReelKeys(room, reel, onClose);
  useWheelSteps(room, reel.go);
  useViewing(card?.positionId, room);

  useEffect(() => {
    // The focused element may have been removed together with the previous person.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest('[inert]')) room.current?.focus();
  }, [card?.positionId]);

  if (!card && !isEnd) return null;
  const Layout = isWide ? DesktopReel : PhoneReel;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-(--z-dialog) bg-room" />
        <Dialog.Content
          ref={room}
          data-theme="dark"
          aria-describedby={undefined}
          className="fixed inset-0 z-(--z-dialog) h-dvh overflow-hidden bg-room text-on-video! outline-none"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            room.current?.focus();
          }}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={(event) => leaveToLayerAbove(room, event)}
          onInteractOutside={(event) => event.preventDefault()}
          {...guard}
        >
          <Dialog.Title asChild>
            <h1 className="sr-only">{t('reel.title')}</h1>
          </Dialog.Title>
          <p className="sr-only" aria-live="polite">
            {card
              ? `${talentName(card)}, ${titleName(card.positionTitle, i18n.language)}, ${t('reel.place', { at: reel.index + 1, all: reel.total })}`
              : t('end', { count: reel.total })}
          </p>
          <Layout reel={reel} onClose={onClose} onDoubleTap={onDoubleTap} />
          {heart}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
