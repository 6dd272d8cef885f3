import { Heart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentCard } from '#contract/search/search.ts';
import { useFavourite } from '#web/features/favourites/public.ts';
import { notify } from '#web/ui/layers/notify.ts';
import { talentName } from '#web/ui/people/masked-text.tsx';

const HEART_MS = 900;

/** A double tap on the picture saves the person, shows a heart there and offers to undo it. */
export function useDoubleTap(card: TalentCard | undefined) {
  const { t } = useTranslation('search');
  const { isSaved, save, remove } = useFavourite(card?.positionId ?? '');
  const [heart, setHeart] = useState<{ x: number; y: number; count: number } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setHeart(null), HEART_MS);
    return () => clearTimeout(timer);
  }, [heart]);
  return {
    onDoubleTap: (at: { x: number; y: number }) => {
      setHeart((before) => ({ ...at, count: (before?.count ?? 0) + 1 }));
      if (isSaved || !card) return;
      save(() =>
        notify.done(t('reel.saved', { name: talentName(card) }), {
          id: 'saved',
          action: { label: t('hide.undo'), onClick: remove },
        }),
      );
    },
    heart: heart && (
      <Heart
        key={heart.count}
        aria-hidden
        className="enter-heart pointer-events-none fixed z-(--z-front) size-24 -translate-1/2 fill-tally text-tally drop-shadow-lg"
        style={{ left: heart.x, top: heart.y }}
      />
    ),
  };
}
