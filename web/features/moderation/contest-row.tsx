import { useTranslation } from 'react-i18next';
import type { ContestedScore } from '#contract/feedback/contests.ts';
import { dateText } from '#web/lib/dates.ts';
import { Avatar } from '#web/ui/people/avatar.tsx';
import { cx } from '#web/ui/class-names.ts';

interface RowProps {
  contest: ContestedScore;
  isChosen: boolean;
  onChoose: () => void;
}

/** One contested score in the list: who, which score, and why. */
export function ContestRow({ contest, isChosen, onChoose }: RowProps) {
  const { t, i18n } = useTranslation(['admin', 'scores']);
  const { talentName, posterUrl, score, value, reason, createdAt } = contest;
  const points = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1 }).format(value);
  return (
    <li>
      <button
        type="button"
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
        className={cx(
          'grid w-full grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 rounded-md p-3 text-start',
          isChosen ? 'lg:bg-surface lg:inset-ring lg:inset-ring-line' : 'hover:bg-sunk',
        )}
      >
        <Avatar src={posterUrl} letterOf={talentName} />
        <span className="min-w-0">
          <span className="block truncate font-bold">{talentName}</span>
          <span className="block truncate text-sm text-ink-2">{reason}</span>
          <span className="block text-sm text-ink-2">{dateText(createdAt, i18n.language)}</span>
        </span>
        <span className="text-end">
          <b className="d-5 block tabular-nums">{points}</b>
          <span className="text-xs text-ink-2">{t(`scores:${score}`)}</span>
        </span>
      </button>
    </li>
  );
}
