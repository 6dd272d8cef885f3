import { ExternalLink } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallMeasureResult } from '#contract/calls/analysis.ts';
import { percentText } from '#web/i18n/number-texts.ts';
import { cx } from '#web/ui/class-names.ts';
import { Tag } from '#web/ui/tag.tsx';
import { LINK, ShowLine, clockText } from './evidence-link.tsx';

const TONES = { within: 'ok', below: 'warn', above: 'warn' } as const;
const FROM_MINUTES_MS = 90_000;

/** How the call went: each measure on a ruler with the usual range. */
export function Measures({ measures }: { measures: CallMeasureResult[] }) {
  const { t } = useTranslation('calls');
  return (
    <section aria-labelledby="measures" className="flex flex-col gap-5 border-t border-line pt-4">
      <header>
        <h3 id="measures" className="text-lg font-bold">
          {t('measures.title')}
        </h3>
        <p className="max-w-[70ch] text-sm text-ink-2">{t('measures.text')}</p>
      </header>
      <ul className="grid gap-x-10 gap-y-7 md:grid-cols-2">
        {measures.map((measure) => (
          <Measure key={measure.name} measure={measure} />
        ))}
      </ul>
    </section>
  );
}

function Measure({ measure: { name, value, unit, norm, fit, basis, source, line } }: { measure: CallMeasureResult }) {
  const { t, i18n } = useTranslation('calls');
  const show = useContext(ShowLine);
  const number = (digits: number) => new Intl.NumberFormat(i18n.language, { maximumFractionDigits: digits });
  const text = (amount: number) => {
    if (unit === 'ratio') return percentText(amount, i18n.language);
    if (unit !== 'seconds') return number(0).format(amount);
    const isLong = amount * 1000 >= FROM_MINUTES_MS;
    const digits = amount < 10 ? 2 : 1;
    return isLong ? clockText(amount * 1000) : t('measures.seconds', { count: number(digits).format(amount) as never });
  };
  const isShort = unit === 'seconds' && norm.to * 1000 < FROM_MINUTES_MS;
  const from =
    unit === 'ratio' ? number(0).format(norm.from * 100) : isShort ? number(2).format(norm.from) : text(norm.from);
  const usual =
    norm.from === 0 ? t('measures.usualTo', { to: text(norm.to) }) : t('measures.usual', { from, to: text(norm.to) });
  return (
    <li className="flex min-w-0 flex-col gap-2">
      <p className="font-bold">{t(`measures.name.${name}`)}</p>
      {value === 'not_enough_evidence' ? (
        <p className="text-ink-3">{t('measures.none')}</p>
      ) : (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <b className="d-4 tabular-nums">{text(value)}</b>
            {fit && <Tag tone={TONES[fit]}>{t(`measures.fit.${fit}`)}</Tag>}
            {basis === 'words' && <span className="text-sm text-ink-3">{t('measures.words')}</span>}
          </p>
          <Ruler value={value} norm={norm} isFit={fit === 'within'} />
        </>
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
        <span className="tabular-nums">{usual}</span>
        {line !== null && value !== 'not_enough_evidence' && (
          <button type="button" className={LINK} onClick={() => show({ line })}>
            {t('evidence.line', { line })}
          </button>
        )}
        <a href={source.url} target="_blank" rel="noreferrer" className={LINK}>
          <span>{t('measures.source', { title: source.title })}</span>
          <ExternalLink className="size-3.5 flex-none" aria-hidden />
        </a>
      </p>
    </li>
  );
}

/** The usual range as a band, the value as a mark. */
function Ruler({ value, norm, isFit }: { value: number; norm: { from: number; to: number }; isFit: boolean }) {
  const end = Math.max(norm.to * 1.5, value * 1.1);
  const at = (amount: number) => `${(amount / end) * 100}%`;
  return (
    <div aria-hidden className="relative h-3 rounded-pill bg-sunk">
      <i
        className="absolute inset-y-0 rounded-pill bg-line-strong/50"
        style={{ insetInlineStart: at(norm.from), width: at(norm.to - norm.from) }}
      />
      <i
        className={cx('absolute -inset-y-1 w-1.5 -translate-x-1/2 rounded-pill', isFit ? 'bg-ok' : 'bg-ink')}
        style={{ insetInlineStart: at(value) }}
      />
    </div>
  );
}
