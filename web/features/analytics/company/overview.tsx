import { Group } from '@visx/group';
import { Pie } from '@visx/shape';
import { useTranslation } from 'react-i18next';
import type { CompanyAnalytics } from '#contract/analytics/company.ts';

const SIZE = 240;
const RING = 34;

/** The conversion from view to unlock, as a funnel and as a ring. */
export function Overview({ analytics }: { analytics: CompanyAnalytics }) {
  const { t } = useTranslation('analytics');
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Funnel analytics={analytics} />
      <section aria-labelledby="ring" className="flex flex-col gap-6">
        <h2 id="ring" className="d-3">
          {t('company.ring.title')}
        </h2>
        <Ring analytics={analytics} />
      </section>
    </div>
  );
}

function Funnel({ analytics: { views, unlocks, conversionRate } }: { analytics: CompanyAnalytics }) {
  const { t, i18n } = useTranslation('analytics');
  const number = new Intl.NumberFormat(i18n.language);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  const most = Math.max(views, unlocks);
  const steps = [
    { key: 'views', count: views, fill: 'bg-ink' },
    { key: 'unlocks', count: unlocks, fill: 'bg-tally' },
  ] as const;
  return (
    <section aria-labelledby="funnel" className="flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <h2 id="funnel" className="d-3">
          {t('company.funnel.title')}
        </h2>
        <p className="text-ink-2">{t('company.funnel.text', { percent: percent.format(conversionRate / 100) })}</p>
      </header>
      <ul className="flex flex-col gap-5">
        {steps.map(({ key, count, fill }) => (
          <li key={key} className="flex flex-col gap-2">
            <p className="flex items-baseline justify-between gap-4">
              <b>{t(`company.cards.${key}`)}</b>
              <span className="d-4 tabular-nums">{number.format(count)}</span>
            </p>
            <div aria-hidden className="h-14 rounded-md bg-sunk">
              <div className={`h-full min-w-1 rounded-md ${fill}`} style={{ width: `${(100 * count) / most}%` }} />
            </div>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-2">{t('company.funnel.industry')}</p>
    </section>
  );
}

function Ring({ analytics: { views, unlocks } }: { analytics: CompanyAnalytics }) {
  const { t, i18n } = useTranslation('analytics');
  const number = new Intl.NumberFormat(i18n.language);
  const slices = [
    { key: 'viewsOnly', count: Math.max(0, views - unlocks), fill: 'fill-ink', dot: 'bg-ink' },
    { key: 'unlocked', count: unlocks, fill: 'fill-tally', dot: 'bg-tally' },
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-6">
      <div className="relative" style={{ width: SIZE, height: SIZE }}>
        <svg width={SIZE} height={SIZE} aria-hidden>
          <Group top={SIZE / 2} left={SIZE / 2}>
            <Pie
              data={[...slices]}
              pieValue={({ count }) => count}
              pieSort={null}
              pieSortValues={null}
              outerRadius={SIZE / 2}
              innerRadius={SIZE / 2 - RING}
              padAngle={0.02}
              cornerRadius={6}
            >
              {({ arcs, path }) =>
                arcs.map((arc) => <path key={arc.data.key} d={path(arc) ?? ''} className={arc.data.fill} />)
              }
            </Pie>
          </Group>
        </svg>
        <p className="absolute inset-0 grid place-content-center text-center">
          <b className="d-3 tabular-nums">{number.format(views)}</b>
          <span className="text-sm text-ink-2">{t('company.cards.views')}</span>
        </p>
      </div>
      <dl className="flex flex-col gap-3">
        {slices.map(({ key, count, dot }) => (
          <div key={key} className="flex items-center gap-3">
            <i aria-hidden className={`size-3 rounded-[3px] ${dot}`} />
            <dt>{t(`company.ring.${key}`)}</dt>
            <dd className="font-bold tabular-nums">{number.format(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
