import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallReport } from '#contract/calls/reports.ts';
import { ActionItems, Owned } from './action-items.tsx';
import { AdditionalInsights } from './additional-insights.tsx';
import { type ShownLine, ShowLine } from './evidence-link.tsx';
import { FindingList } from './finding-list.tsx';
import { Measures } from './measures.tsx';
import { ReportHeader } from './report-header.tsx';
import { SentimentChart } from './sentiment-chart.tsx';
import { Speakers } from './speakers.tsx';
import { Transcript } from './transcript.tsx';

/** All findings of a call, beside the transcript that proves them. */
export function Report({ call }: { call: CallReport }) {
  const { t } = useTranslation('calls');
  const [shown, setShown] = useState<ShownLine | null>(null);
  const opener = useRef<HTMLElement>(null);
  const show = useCallback((line: ShownLine) => {
    opener.current = document.activeElement as HTMLElement | null;
    setShown({ ...line });
  }, []);
  const goBack = () => {
    setShown(null);
    opener.current?.focus();
    opener.current?.scrollIntoView({ block: 'nearest' });
  };
  const { findings, counts, keyInsights, measures, notices, sentimentOverTime, speakers } = call;
  const hasBuyer = speakers.some(({ side }) => side === 'buyer');
  const isRead = !notices.includes('language_not_supported');
  const list = (name: 'positivePoints' | 'concerns' | 'featureRequests' | 'buyingSignals') => (
    <FindingList name={name} findings={findings[name]} count={counts[name]} />
  );
  return (
    <ShowLine value={show}>
      <ReportHeader call={call} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
        {isRead && (
          <div className="flex min-w-0 flex-col gap-9">
            <SentimentChart points={sentimentOverTime} hasBuyer={hasBuyer} />
            <div className="grid gap-x-10 gap-y-9 md:grid-cols-2">
              {list('positivePoints')}
              {list('concerns')}
              {list('featureRequests')}
              <ActionItems call={call} />
            </div>
            <AdditionalInsights call={call} />
            <div className="grid gap-x-10 gap-y-9 md:grid-cols-2">
              {list('buyingSignals')}
              <FindingList
                name={hasBuyer ? 'questions' : 'anyQuestions'}
                findings={findings.questions}
                count={counts.questions}
              />
              <FindingList
                name="commitments"
                findings={findings.commitments}
                count={counts.commitments}
                details={(item) => (
                  <p className="flex flex-wrap gap-x-3 text-sm">
                    <Owned item={item} />
                  </p>
                )}
              />
              <FindingList name="nextSteps" findings={findings.nextSteps} count={counts.nextSteps} />
            </div>
            <Measures measures={measures} />
            <section aria-labelledby="key-insights" className="flex flex-col gap-3 border-t border-line pt-4">
              <h3 id="key-insights" className="text-lg font-bold">
                {t('report.insights')}
              </h3>
              {keyInsights.length === 0 ? (
                <p className="text-ink-3">{t('empty.keyInsights')}</p>
              ) : (
                <ul className="flex max-w-[70ch] list-disc flex-col gap-2 ps-5">
                  {keyInsights.map((insight, index) => (
                    <li key={index} dir="auto" className="[overflow-wrap:anywhere] marker:text-ink-3">
                      {insight}
                    </li>
                  ))}
                </ul>
              )}
            </section>
          </div>
        )}
        <aside className="flex min-w-0 flex-col gap-7 lg:sticky lg:top-[calc(var(--room-top)+1.25rem)] lg:h-[calc(var(--room-height)-2.5rem)] lg:self-start">
          <div className="border-t border-line pt-4 lg:max-h-[45%] lg:flex-none lg:overflow-y-auto">
            <Speakers call={call} />
          </div>
          <Transcript call={call} shown={shown} onBack={goBack} />
        </aside>
      </div>
    </ShowLine>
  );
}
