import { useTranslation } from 'react-i18next';
import type { Platform } from '#contract/analytics/analytics.ts';
import { CONVERSION_LEVELS } from '#contract/values/product.ts';
import { Tag } from '../../ui/tag.tsx';
import { Segments } from '../../ui/navigation/segments.tsx';

export const LEVEL_TONES = { excellent: 'ok', good: 'plain', needs_improvement: 'warn' } as const;
/** Percentage at the end of the ruler. Higher rates fill it. */
const RULER = 20;
const BOUNDS = ['good', 'excellent'] as const;

/** Unlocks per talent profile, on a ruler marked with "good" and "excellent". */
export function Conversion({ platform }: { platform: Platform }) {
  const { t, i18n } = useTranslation('analytics');
  const { conversionRate, conversionLevel, unlocks, talentProfiles } = platform;
  const rate = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <section
      aria-labelledby="conversion"
      className="grid gap-x-12 gap-y-5 border-t border-line pt-6 md:grid-cols-[auto_minmax(0,1fr)] md:items-end"
    >
      <div className="flex flex-col gap-2">
        <h2 id="conversion" className="text-lg font-bold">
          {t('conversion.title')}
        </h2>
        <p className="flex items-center gap-4">
          <b className="d-1 tabular-nums">{rate.format(conversionRate / 100)}</b>
          <Tag tone={LEVEL_TONES[conversionLevel]}>{t(`conversion.${conversionLevel}`)}</Tag>
        </p>
      </div>
      <div className="flex min-w-0 flex-col gap-2 pb-2">
        <p className="text-ink-2">
          {`${t('conversion.text')}: ${t('conversion.unlocks', { count: unlocks })} / ${t('conversion.profiles', { count: talentProfiles })}`}
        </p>
        <Segments value={conversionRate / RULER} count={40} on="ink" off="line" height={28} mark={3} />
        <div className="relative h-9 text-sm text-ink-2" aria-hidden>
          {BOUNDS.map((bound) => (
            <span
              key={bound}
              className="absolute top-0 border-s border-line-strong ps-2 pt-2 leading-none whitespace-nowrap"
              style={{ insetInlineStart: `${(CONVERSION_LEVELS[bound] / RULER) * 100}%` }}
            >
              <span className="max-lg:hidden">
                {t('conversion.from', { level: t(`conversion.${bound}`), percent: CONVERSION_LEVELS[bound] })}
              </span>
              <span className="lg:hidden">{rate.format(CONVERSION_LEVELS[bound] / 100)}</span>
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}
