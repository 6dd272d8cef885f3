import { useTranslation } from 'react-i18next';
import type { Platform } from '#contract/analytics/analytics.ts';
import { LEAST_GROUP } from '#contract/values/product.ts';
import { cx } from '../../ui/class-names.ts';
import { Segments } from '../../ui/navigation/segments.tsx';

const BANDS = ['low', 'mid', 'high'] as const;
const FILLS = { low: 'bg-line-strong', mid: 'bg-ink-3', high: 'bg-ink' } as const;

/** Mean and distribution of the three scores. */
export function FeedbackScores({ feedback }: { feedback: Platform['feedback'] }) {
  const { t, i18n } = useTranslation('analytics');
  const tenth = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <section aria-labelledby="scores" className="flex flex-col gap-6 border-t border-line pt-6">
      <header>
        <h2 id="scores" className="d-3">
          {t('feedback.title')}
        </h2>
        <p className="mt-2 text-ink-2">
          {feedback ? t('feedback.text', { count: feedback.positions }) : t('feedback.hidden', { least: LEAST_GROUP })}
        </p>
      </header>
      {feedback && (
        <ul className="grid gap-10 min-[900px]:grid-cols-3">
          {feedback.scores.map(({ name, average, bands }) => (
            <li key={name} className="flex flex-col gap-3">
              <h3 className="font-bold">{t(`feedback.${name}`)}</h3>
              <b className="d-1 tabular-nums">{tenth.format(average)}</b>
              <Segments kind="score" value={average / 10} on="ink" off="line" height={12} />
              <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)_2.5rem] items-center gap-x-3 gap-y-2 text-sm">
                {BANDS.map((band) => (
                  <div key={band} className="contents">
                    <dt className="whitespace-nowrap text-ink-2">{t(`feedback.${band}`)}</dt>
                    <dd aria-hidden className="h-2.5 rounded-xs bg-sunk">
                      <i
                        className={cx('block h-full rounded-xs', FILLS[band])}
                        style={{ width: `${(bands[band] / feedback.positions) * 100}%` }}
                      />
                    </dd>
                    <dd className="text-end tabular-nums">{bands[band]}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
