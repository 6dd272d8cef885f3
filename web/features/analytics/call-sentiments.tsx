import { useTranslation } from 'react-i18next';
import type { Platform } from '#contract/analytics/analytics.ts';
import { CALL_SENTIMENTS } from '#contract/values/calls.ts';
import { LEAST_GROUP } from '#contract/values/product.ts';
import { Segments } from '#web/ui/navigation/segments.tsx';

/** The buyers' sentiment in analyzed calls. */
export function CallSentiments({ calls }: { calls: Platform['calls'] }) {
  const { t, i18n } = useTranslation('analytics');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <section aria-labelledby="call-sentiments" className="flex flex-col gap-6 border-t border-line pt-6">
      <header>
        <h2 id="call-sentiments" className="d-3">
          {t('calls.title')}
        </h2>
        <p className="mt-2 text-ink-2">
          {calls ? t('calls.text', { count: calls.analyzed }) : t('calls.hidden', { least: LEAST_GROUP })}
        </p>
      </header>
      {calls && (
        <dl className="flex max-w-[640px] flex-col gap-3">
          {CALL_SENTIMENTS.map((sentiment) => {
            const share = calls.sentiments[sentiment] / calls.analyzed;
            return (
              <div key={sentiment} className="grid grid-cols-[7rem_minmax(0,1fr)_5.5rem] items-center gap-4">
                <dt>{t(`calls.${sentiment}`)}</dt>
                <dd aria-hidden>
                  <Segments value={share} count={20} on="ink" off="line" mark={3} />
                </dd>
                <dd className="text-end tabular-nums">{`${calls.sentiments[sentiment]} · ${percent.format(share)}`}</dd>
              </div>
            );
          })}
        </dl>
      )}
    </section>
  );
}
