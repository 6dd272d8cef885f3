import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Platform } from '#contract/analytics/analytics.ts';
import { BIAS_ALERT_SHARE, LEAST_GROUP } from '#contract/values/product.ts';
import { percentText } from '#web/i18n/number-texts.ts';
import { Segments } from '../../ui/navigation/segments.tsx';

const RANKINGS = ['standard', 'blind', 'same'] as const;

/** Companies' answers after their analyses, with an alert if many report bias. */
export function SurveyStats({ survey }: { survey: Platform['survey'] }) {
  const { t, i18n } = useTranslation('analytics');
  const percent = (share: number) => percentText(share, i18n.language);
  return (
    <section aria-labelledby="survey" className="flex flex-col gap-6 border-t border-line pt-6">
      <header>
        <h2 id="survey" className="d-3">
          {t('survey.title')}
        </h2>
        <p className="mt-2 text-ink-2">
          {survey ? t('survey.text', { count: survey.answers }) : t('survey.hidden', { least: LEAST_GROUP })}
        </p>
      </header>
      {survey?.isAlert && (
        <p role="status" className="flex items-center gap-3 rounded-md bg-warn-wash px-5 py-4 font-semi text-warn">
          <TriangleAlert className="ic" aria-hidden />
          {t('survey.alert', { percent: BIAS_ALERT_SHARE * 100 })}
        </p>
      )}
      {survey && (
        <div className="grid gap-10 md:grid-cols-[auto_minmax(0,1fr)] md:gap-16">
          <p className="flex flex-col gap-1">
            <b className="d-1 tabular-nums">{percent(survey.biasShare)}</b>
            <span className="font-bold">{t('survey.share')}</span>
          </p>
          <div className="flex max-w-[640px] flex-col gap-4">
            <h3 className="font-bold">{t('survey.preferred')}</h3>
            <dl className="flex flex-col gap-3">
              {RANKINGS.map((ranking) => (
                <div key={ranking} className="grid grid-cols-[7rem_minmax(0,1fr)_5.5rem] items-center gap-4">
                  <dt>{t(`survey.${ranking}`)}</dt>
                  <dd aria-hidden>
                    <Segments
                      value={survey.preferred[ranking] / survey.answers}
                      count={20}
                      on="ink"
                      off="line"
                      mark={3}
                    />
                  </dd>
                  <dd className="text-end tabular-nums">
                    {`${survey.preferred[ranking]} · ${percent(survey.preferred[ranking] / survey.answers)}`}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      )}
    </section>
  );
}
