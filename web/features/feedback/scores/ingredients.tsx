import { useTranslation } from 'react-i18next';
import type { SharedScores } from '#contract/feedback/shared-scores.ts';
import { percentText } from '#web/i18n/number-texts.ts';
import { cx } from '#web/ui/class-names.ts';

type Ingredient = SharedScores['ingredients']['clarity'][number];

const FILLS = ['bg-ink', 'bg-ink-2', 'bg-ink-3', 'bg-line-strong', 'bg-line'] as const;

/** The composition of a score, as a bar of shares with a legend. */
export function Ingredients({ ingredients }: { ingredients: readonly Ingredient[] }) {
  const { t, i18n } = useTranslation('scores');
  const sorted = ingredients.toSorted((a, b) => b.weight - a.weight);
  return (
    <div className="flex flex-col gap-2">
      <h4 className="text-sm font-bold">{t('dialog.madeOf')}</h4>
      <div aria-hidden className="flex h-3 gap-0.5">
        {sorted.map(({ name, weight }, at) => (
          <i key={name} className={cx('h-full rounded-xs', FILLS[at])} style={{ flexGrow: weight }} />
        ))}
      </div>
      <ul className="flex flex-col gap-1 text-sm">
        {sorted.map(({ name, weight }, at) => (
          <li key={name} className="flex items-center gap-2">
            <i aria-hidden className={cx('size-2.5 flex-none rounded-xs', FILLS[at])} />
            <span className="flex-1">{t(`part.${name}`)}</span>
            <span className="text-ink-2 tabular-nums">{percentText(weight, i18n.language)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
