import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayCount } from '#contract/insights.ts';
import { cx } from '#web/ui/class-names.ts';
import { dateFormat } from '#web/lib/dates.ts';

/** Views and unlocks per day as bars. The day under the pointer is described above them. */
export function DayChart({ days }: { days: DayCount[] }) {
  const { t, i18n } = useTranslation('insights');
  const [pointed, setPointed] = useState<number | null>(null);
  const most = Math.max(1, ...days.map(({ views, unlocks }) => Math.max(views, unlocks)));
  const isEmpty = days.every(({ views, unlocks }) => views + unlocks === 0);
  const nameOf = (day: string) =>
    dateFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day));
  const peak = days.reduce((best, day, index) => (day.views > days[best]!.views ? index : best), 0);
  const shown = days[pointed ?? peak]!;
  const height = (count: number) => ({ height: `${(count / most) * 100}%` });
  return (
    <section aria-labelledby="by-day" className="flex min-w-0 flex-col">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="by-day" className="d-3">
          {t('chart.title')}
        </h2>
        <p aria-hidden className="text-sm tabular-nums">
          {isEmpty
            ? t('chart.empty')
            : `${pointed === null ? t('chart.best', { day: nameOf(shown.day) }) : nameOf(shown.day)}: ${t('chart.views', { count: shown.views })}, ${t('chart.unlocks', { count: shown.unlocks })}`}
        </p>
      </header>
      <div
        aria-hidden
        className={cx(
          'mt-5 flex border-b border-line-strong',
          isEmpty ? 'h-24' : 'h-56 lg:h-auto lg:min-h-56 lg:flex-1',
        )}
        onPointerLeave={() => setPointed(null)}
      >
        {days.map(({ day, views, unlocks }, index) => (
          <div
            key={day}
            className="relative flex min-w-0 flex-1 items-end justify-center gap-px"
            onPointerEnter={() => setPointed(index)}
          >
            {pointed === index && <span className="absolute inset-0 rounded-xs bg-sunk" />}
            <span
              style={height(views)}
              className={cx('relative w-[38%] max-w-3.5 rounded-t-[3px] bg-ink', views > 0 && 'min-h-1')}
            />
            <span
              style={height(unlocks)}
              className={cx('relative w-[38%] max-w-3.5 rounded-t-[3px] bg-tally', unlocks > 0 && 'min-h-1')}
            />
          </div>
        ))}
      </div>
      <p aria-hidden className="mt-2 flex justify-between text-xs text-ink-3 tabular-nums">
        <span>{nameOf(days[0]!.day)}</span>
        <span>{nameOf(days.at(-1)!.day)}</span>
      </p>
      <p aria-hidden className="mt-3 flex gap-5 text-sm">
        <span className="flex items-center gap-2">
          <i className="size-3 rounded-[3px] bg-ink" />
          {t('stats.views.name')}
        </span>
        <span className="flex items-center gap-2">
          <i className="size-3 rounded-[3px] bg-tally" />
          {t('stats.unlocks.name')}
        </span>
      </p>
      <table className="sr-only">
        <caption>{t('chart.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.day')}</th>
            <th scope="col">{t('stats.views.name')}</th>
            <th scope="col">{t('stats.unlocks.name')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, views, unlocks }) => (
            <tr key={day}>
              <th scope="row">{nameOf(day)}</th>
              <td>{views}</td>
              <td>{unlocks}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
