import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdvertReading } from '#contract/fairness/adverts.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import { withMinus } from '#web/i18n/number-texts.ts';

/** The JSON file of a record. */
export interface SignedRecord {
  record: {
    id: string;
    createdAt: string;
    advert: { sha256: string; verdict: AdvertReading['verdict']; reader: string };
    analyst: string;
    scorer: string;
    candidates: { positionId: string; scoreWithDemographics: number; scoreBlind: number }[];
    impactReport?: { month: string; sha256: string };
  };
  signature: { algorithm: string; publicKey: string; value: string };
}

const FACTS = 'flex flex-col gap-2';

/** A record on paper: what was compared and found, with hash and signature at the bottom. */
export function RecordSheet({ signed: { record, signature } }: { signed: SignedRecord }) {
  const { t } = useTranslation('fairness');
  const { advert, impactReport, candidates } = record;
  return (
    <article data-theme="light" className="record-sheet flex flex-col gap-6 rounded-md bg-surface p-4 text-sm md:p-10">
      <header className="border-b border-line-strong pb-4">
        <p className="font-bold">{PRODUCT_NAME}</p>
        <h1 className="d-3">{t('record.title')}</h1>
      </header>
      <dl className={FACTS}>
        <Fact name={t('record.id')}>
          <Code>{record.id}</Code>
        </Fact>
        <Fact name={t('record.createdAt')}>{`${record.createdAt.slice(0, 19).replace('T', ' ')} UTC`}</Fact>
        <Fact name={t('record.verdict')}>{t(`advert.verdict.${advert.verdict}`)}</Fact>
        <Fact name={t('record.versions')}>
          <p className="facts">
            <span>{advert.reader} </span>
            <span>{record.analyst} </span>
            <span>{record.scorer} </span>
          </p>
        </Fact>
        {impactReport && (
          <Fact name={t('record.impact')}>
            {t('record.impactText', { month: impactReport.month })} <Code>{impactReport.sha256}</Code>
          </Fact>
        )}
      </dl>
      <section className="flex flex-col gap-2">
        <h2 className="d-5">{t('record.candidates', { count: candidates.length })}</h2>
        <p className="text-ink-2">{t('record.candidatesText')}</p>
        <table className="w-full text-left tabular-nums">
          <thead>
            <tr className="border-b border-line-strong align-bottom">
              {(['position', 'withDemo', 'blind', 'difference'] as const).map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="py-1.5 pr-4 font-bold not-first:text-end last:pr-0 max-md:pr-2 max-md:text-xs"
                >
                  {t(`record.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {candidates.map(({ positionId, scoreWithDemographics, scoreBlind }) => (
              <tr key={positionId} className="break-inside-avoid border-b border-line">
                <th scope="row" className="py-1 pr-4 font-normal max-md:min-w-28 max-md:pr-2">
                  <Code>{positionId}</Code>
                </th>
                <td className="pr-4 text-end max-md:pr-2">{scoreWithDemographics}</td>
                <td className="pr-4 text-end max-md:pr-2">{scoreBlind}</td>
                <td className="text-end">{withMinus(String(scoreWithDemographics - scoreBlind))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <footer className="break-inside-avoid border-t border-line-strong pt-4">
        <dl className={FACTS}>
          <Fact name={t('record.hash')}>
            <Code>{advert.sha256}</Code>
          </Fact>
          <Fact name={t('record.signature', { algorithm: signature.algorithm })}>
            <Code>{signature.value}</Code>
          </Fact>
          <Fact name={t('record.publicKey')}>
            <Code>{signature.publicKey}</Code>
          </Fact>
        </dl>
        <p className="mt-3 text-ink-2">{t('record.check')}</p>
      </footer>
    </article>
  );
}

const Code = ({ children }: { children: string }) => (
  <code className="text-xs [overflow-wrap:anywhere]">{children}</code>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-8 md:grid-cols-[11rem_minmax(0,1fr)] print:grid-cols-[11rem_minmax(0,1fr)]">
    <dt className="font-bold">{name}</dt>
    <dd>{children}</dd>
  </div>
);
