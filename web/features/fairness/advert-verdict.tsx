import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdvertFinding } from '#contract/fairness/adverts.ts';
import { cx } from '#web/ui/class-names.ts';
import { useKeepPlace } from '#web/ui/navigation/keep-place.ts';
import { Accuracy } from './accuracy.tsx';
import { currentVerdict, FindingRow, piecesOf, type ReadAdvert } from '../adverts/public.ts';

const MARKS = { excludes: 'bg-danger-wash text-danger', discourages: 'bg-warn-wash text-warn' } as const;

interface AdvertVerdictProps {
  advert: ReadAdvert;
  onTake: (finding: AdvertFinding) => void;
}

/**
 * The analysis of the job description alone: the verdict, the text with the words marked, and each finding with its neutral
 * wording.
 */
export function AdvertVerdict({ advert, onTake }: AdvertVerdictProps) {
  const { t, i18n } = useTranslation('fairness');
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const { reading, open } = advert;
  const findings = useRef<HTMLUListElement>(null);
  useKeepPlace(findings, open.length > 0 ? 'findings' : null);
  const { verdict, unclear, isSettled } = currentVerdict(advert);
  const kinds = reading.checked.map((kind) => t(`advert.kind.${kind}`).toLowerCase()).join(', ');
  return (
    <section aria-labelledby="advert-verdict" className="flex flex-col gap-6 border-t border-line pt-8">
      <header className="flex max-w-[62ch] flex-col gap-3" aria-live="polite">
        <h2 id="advert-verdict" className="d-3 text-balance">
          {t(isSettled ? 'advert.settled' : `advert.verdict.${verdict}`)}
        </h2>
        <p className="text-ink-2">
          {isSettled ? t('advert.settledText') : t(`advert.text.${verdict}`, { count: reading.checked.length, kinds })}
        </p>
      </header>
      {open.length > 0 && (
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <blockquote
            aria-label={t('advert.marked')}
            className="self-start rounded-md bg-surface p-5 leading-relaxed break-words whitespace-pre-wrap lg:sticky lg:top-24"
          >
            {piecesOf(advert).map(({ text, severity }, index) =>
              severity ? (
                <mark key={index} className={cx('rounded-xs px-0.5 font-semi', MARKS[severity])}>
                  {text}
                </mark>
              ) : (
                <span key={index}>{text}</span>
              ),
            )}
          </blockquote>
          <ul ref={findings} aria-label={t('advert.findings')}>
            {open.map((finding) => (
              <FindingRow
                key={`${finding.kind} ${finding.start}`}
                finding={finding}
                text={advert.text}
                onTake={() => onTake(finding)}
              />
            ))}
          </ul>
        </div>
      )}
      {unclear.length > 0 && (
        <p className="text-ink-2">
          {t('advert.unclear', {
            words: unclear.map(({ words }) => t('advert.quoted', { words })).join(' · '),
          })}
        </p>
      )}
      {(reading.reader.name === 'model' || reading.reader.fallback) && (
        <p className="max-w-[62ch] text-sm text-ink-2">
          {t(reading.reader.fallback ? 'advert.modelFailed' : 'advert.modelRead')}
          {reading.openness &&
            ` ${t('advert.openness', { written: number.format(reading.openness.written), neutral: number.format(reading.openness.neutral) })}`}
        </p>
      )}
      <Accuracy />
    </section>
  );
}
