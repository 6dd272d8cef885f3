import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '#contract/feedback/analysis.ts';
import { clockTime } from '#web/features/videos/public.ts';
import { useNumbers } from './numbers.ts';

const LISTED = 6;
/** How much is played before a pause, so that it can be heard. */
const LEAD_MS = 1500;

interface PauseListProps {
  pauses: Analysis['pauses'];
  onListen: (ms: number) => void;
}

/** The number of pauses, and the longest ones to play. */
export function PauseList({ pauses, onListen }: PauseListProps) {
  const { t } = useTranslation('feedback');
  const { score } = useNumbers();
  const longest = pauses
    .toSorted((a, b) => b.toMs - b.fromMs - (a.toMs - a.fromMs))
    .slice(0, LISTED)
    .toSorted((a, b) => a.fromMs - b.fromMs);
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="text-sm">
        {pauses.length === 0 ? t('chart.noPauses') : t('chart.pauses', { count: pauses.length })}
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {longest.map(({ fromMs, toMs }) => (
          <li key={fromMs}>
            <button
              type="button"
              aria-label={`${t('chart.listen', { at: clockTime(fromMs) })}: ${t('chart.pause', { seconds: score((toMs - fromMs) / 1000) })}`}
              className="inline-flex min-h-9 items-center gap-2 rounded-pill bg-tally-wash px-3.5 text-sm font-semi text-tally-ink tap"
              onClick={() => onListen(fromMs - LEAD_MS)}
            >
              <Play className="ic" aria-hidden />
              <span className="tabular-nums">{clockTime(fromMs)}</span>
              {t('chart.pause', { seconds: score((toMs - fromMs) / 1000) })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
