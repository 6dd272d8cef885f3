import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CallReport } from '#contract/calls/reports.ts';
import { dateText } from '#web/lib/dates.ts';
import { Tag } from '#web/ui/tag.tsx';
import { clockText } from './evidence-link.tsx';
import { SENTIMENT_TONES } from '../history-row.tsx';

const ENGAGEMENT_TONES = { high: 'ok', medium: 'plain', low: 'warn' } as const;

/** The type of call, how it went, and notices about the transcript. */
export function ReportHeader({ call }: { call: CallReport }) {
  const { t, i18n } = useTranslation('calls');
  const { callType, callDate, durationMs, words, sentiment, engagementLevel, summary, notices, analyst } = call;
  const isUnread = notices.includes('language_not_supported');
  const others = notices.filter((notice) => notice !== 'language_not_supported');
  const facts = [
    t(`types.${callType}`),
    dateText(`${callDate}T12:00:00`, i18n.language),
    ...(durationMs === null ? [] : [clockText(durationMs)]),
    t('report.words', {
      count: words,
      replace: { count: new Intl.NumberFormat(i18n.language).format(words) },
    }),
  ];
  return (
    <header className="panel flex flex-col gap-5 p-5 md:p-7">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 id="report" tabIndex={-1} className="d-3 outline-none">
          {t('report.title')}
        </h2>
        {!isUnread && (
          <span className="flex flex-wrap gap-2">
            {sentiment && <Tag tone={SENTIMENT_TONES[sentiment]}>{t(`report.sentiment.${sentiment}`)}</Tag>}
            {engagementLevel && (
              <Tag tone={ENGAGEMENT_TONES[engagementLevel]}>{t(`report.engagement.${engagementLevel}`)}</Tag>
            )}
          </span>
        )}
        <p className="facts text-ink-2 tabular-nums lg:ms-auto">
          {facts.map((fact) => (
            <span key={fact}>{fact} </span>
          ))}
        </p>
      </div>
      {isUnread ? (
        <p className="max-w-[84ch] text-lg">{t('notices.language_not_supported')}</p>
      ) : (
        <div className="flex flex-col gap-1.5">
          <h3 className="text-lg font-bold">{t('report.summary')}</h3>
          <p dir="auto" className="max-w-[84ch] text-lg [overflow-wrap:anywhere]">
            {summary}
          </p>
        </div>
      )}
      <div className="flex flex-col gap-2 border-t border-line pt-4 text-sm text-ink-2">
        {others.map((notice) => (
          <p key={notice} className="flex gap-2.5">
            <Info className="ic" aria-hidden />
            <span>{t(`notices.${notice}`)}</span>
          </p>
        ))}
        {analyst.fallback && <p className="font-semi text-warn">{t('report.fallback')}</p>}
        <p className="text-ink-3">
          {t('report.analyst', { name: t(`report.${analyst.name}`), version: analyst.version })}
        </p>
      </div>
    </header>
  );
}
