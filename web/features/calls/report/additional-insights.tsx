import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallFinding } from '#contract/calls/analysis.ts';
import type { CallReport } from '#contract/calls/reports.ts';
import { EvidenceLinks, ShowLine } from './evidence-link.tsx';

/** Decision makers and competitors as badges; price and timeline as quoted. */
export function AdditionalInsights({ call: { findings, pricingDiscussion, timelineExpectations } }: Props) {
  const { t } = useTranslation('calls');
  const texts = { pricing: pricingDiscussion, timeline: timelineExpectations };
  return (
    <section aria-labelledby="additional" className="panel flex flex-col gap-6 p-5 md:p-6">
      <h3 id="additional" className="d-4">
        {t('additional')}
      </h3>
      <dl className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        {(['decisionMakers', 'competitorsMentioned'] as const).map((name) => (
          <div key={name} className="flex min-w-0 flex-col gap-2">
            <dt className="font-bold">{t(`lists.${name}`)}</dt>
            <dd className="flex flex-wrap gap-2">
              {findings[name].length === 0 ? (
                <span className="text-ink-3">{t(`empty.${name}`)}</span>
              ) : (
                findings[name].map((finding) => <NameBadge key={finding.text} finding={finding} />)
              )}
            </dd>
          </div>
        ))}
        {(['pricing', 'timeline'] as const).map((name) => (
          <div key={name} className="flex min-w-0 flex-col gap-1.5">
            <dt className="font-bold">{t(`lists.${name}`)}</dt>
            <dd className="flex flex-col items-start gap-1.5">
              {texts[name] ? (
                <>
                  <p className="[overflow-wrap:anywhere]" dir="auto">
                    {texts[name]}
                  </p>
                  <EvidenceLinks evidence={findings[name].flatMap(({ evidence }) => evidence)} />
                </>
              ) : (
                <span className="text-ink-3">{t(`empty.${name}`)}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface Props {
  call: CallReport;
}

/** A name that links to the line where it is first said. */
function NameBadge({ finding: { text, evidence } }: { finding: CallFinding }) {
  const { t } = useTranslation('calls');
  const show = useContext(ShowLine);
  const { line, quote } = evidence[0]!;
  return (
    <button
      type="button"
      title={t('evidence.show', { where: t('evidence.line', { line }) })}
      className="inline-flex min-h-8 max-w-full items-center rounded-pill bg-sunk px-3 py-1 text-start text-sm font-bold tap [overflow-wrap:anywhere] hover:bg-line"
      onClick={() => show({ line, quote })}
    >
      {text}
    </button>
  );
}
