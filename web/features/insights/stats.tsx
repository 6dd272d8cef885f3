import { useTranslation } from 'react-i18next';
import type { DayCount, PositionInsights } from '#contract/insights.ts';

interface StatsProps {
  days: DayCount[];
  positions: PositionInsights[];
  companies: number;
}

/** Four statistics. */
export function Stats({ days, positions, companies }: StatsProps) {
  const { t, i18n } = useTranslation('insights');
  const sum = (key: 'views' | 'unlocks') => days.reduce((total, day) => total + day[key], 0);
  const found = positions.filter(({ isFound }) => isFound).length;
  const stats = [
    { key: 'views', value: sum('views') },
    { key: 'unlocks', value: sum('unlocks') },
    { key: 'companies', value: companies },
    { key: 'found', value: found },
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-7 md:grid-cols-4 md:gap-x-8">
      {stats.map(({ key, value }) => (
        <div key={key} className="flex flex-col-reverse justify-end border-t border-line pt-4">
          <dt>
            <span className="block font-bold">{t(`stats.${key}.name`, { count: value })}</span>
            <span className="text-sm text-ink-2">{t(`stats.${key}.text`, { count: days.length })}</span>
          </dt>
          <dd className="d-1 tabular-nums">{new Intl.NumberFormat(i18n.language).format(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
