import { useTranslation } from 'react-i18next';
import { cx } from '#web/ui/class-names.ts';
import { talentName } from '#web/ui/people/masked-text.tsx';
import type { ReelState } from './reel-state.ts';

const SHOWN = 7;
const BEFORE = 1;

/** The neighboring results as thumbnails that can be selected. */
export function ContactSheet({ reel: { items, card, index, show } }: { reel: ReelState }) {
  const { t } = useTranslation('search');
  const from = Math.max(0, Math.min(index - BEFORE, items.length - SHOWN));
  return (
    <ul className="flex h-full flex-col justify-center gap-2.5">
      {items.slice(from, from + SHOWN).map((one) => {
        const { positionId, video } = one;
        const isShown = positionId === card?.positionId;
        return (
          <li key={positionId} className="min-h-0 basis-[104px]">
            <button
              type="button"
              aria-label={t('reel.show', { name: talentName(one) })}
              aria-current={isShown ? 'true' : undefined}
              onClick={() => show(positionId)}
              className={cx(
                'block h-full w-[58px] overflow-hidden rounded-[14px]',
                isShown ? 'shadow-[0_0_0_2.5px_var(--room),0_0_0_5px_var(--tally)]' : 'opacity-55 hover:opacity-100',
              )}
            >
              <img src={video.posterWebpUrl} alt="" loading="lazy" className="size-full object-cover" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
