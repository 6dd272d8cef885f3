import { useTranslation } from 'react-i18next';
import { titleName } from '#contract/values/names/title-name.ts';
import type { CompanyAnalytics } from '#contract/analytics/company.ts';
import { DayArea } from './day-area.tsx';
import { dateFormat } from '#web/lib/dates.ts';

type Row = { key: string; name: string; views: number; unlocks: number };

/** Views and unlocks by day, with a table behind the chart, and by position title and campaign. */
export function Trends({ analytics: { days, titles, campaigns } }: { analytics: CompanyAnalytics }) {
  const { t, i18n } = useTranslation('analytics');
  const date = dateFormat(i18n.language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const byDay = days.map(({ day, ...counts }) => ({ key: day, name: date.format(new Date(day)), ...counts }));
  return (
    <div className="flex flex-col gap-12">
      <section aria-labelledby="by-day" className="flex flex-col gap-5">
        <h2 id="by-day" className="d-3">
          {t('company.trends.title', { count: days.length })}
        </h2>
        <DayArea days={days} />
        <details className="group">
          <summary className="inline-block min-h-6 cursor-pointer text-sm underline underline-offset-4">
            {t('company.trends.table')}
          </summary>
          <CountTable caption={t('company.trends.day')} rows={byDay} />
        </details>
      </section>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <Ranking
          title={t('company.trends.titles')}
          head={t('company.trends.position')}
          rows={titles.map(({ positionTitle, ...counts }) => ({
            key: positionTitle,
            name: titleName(positionTitle, i18n.language),
            ...counts,
          }))}
        />
        <Ranking
          title={t('company.trends.campaigns')}
          head={t('company.trends.campaign')}
          empty={t('company.trends.noCampaigns')}
          rows={campaigns.map(({ campaignId, title, ...counts }) => ({ key: campaignId, name: title, ...counts }))}
        />
      </div>
    </div>
  );
}

function Ranking({ title, head, rows, empty }: { title: string; head: string; rows: Row[]; empty?: string }) {
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h2 className="d-4">{title}</h2>
      {rows.length === 0 ? <p className="text-ink-2">{empty}</p> : <CountTable caption={head} rows={rows} />}
    </section>
  );
}

function CountTable({ caption, rows }: { caption: string; rows: Row[] }) {
  const { t, i18n } = useTranslation('analytics');
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <table className="mt-2 w-full border-collapse text-sm tabular-nums">
      <thead>
        <tr className="border-b border-line-strong text-left text-ink-2">
          <th scope="col" className="py-2 pr-2 md:pr-4 font-semi">
            {caption}
          </th>
          <th scope="col" className="py-2 pl-2 md:pl-4 text-right font-semi">
            {t('company.trends.views')}
          </th>
          <th scope="col" className="py-2 pl-2 md:pl-4 text-right font-semi">
            {t('company.trends.unlocks')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, views, unlocks }) => (
          <tr key={key} className="border-b border-line last:border-0">
            <th scope="row" className="py-2.5 pr-2 md:pr-4 text-left font-normal break-words">
              {name}
            </th>
            <td className="py-2.5 pl-2 md:pl-4 text-right">{number.format(views)}</td>
            <td className="py-2.5 pl-2 md:pl-4 text-right">{number.format(unlocks)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
