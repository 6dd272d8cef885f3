import { type KeyboardEvent, useContext, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallSentimentPoint } from '#contract/calls/analysis.ts';
import { useMediaQuery } from '#web/lib/browser-state.ts';
import { cx } from '#web/ui/class-names.ts';
import { clockText, ShowLine } from './evidence-link.tsx';
import { barsOf, mergePoints, toneOf, usePartText } from './sentiment-points.ts';
import { SentimentTable } from './sentiment-table.tsx';

const BAR = 'absolute inset-x-[24%] mx-auto max-w-10';
/** How far each key moves. Home and End overshoot any chart and are clamped. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -1000, End: 1000 };

/**
 * The sentiment of the buyer, or of everyone if no buyer is identified, over the call: up is positive, down negative. Each part
 * links to its strongest sentence. A call with one part, or with neutral ones alone, has no course to draw.
 */
export function SentimentChart({ points, hasBuyer }: { points: CallSentimentPoint[]; hasBuyer: boolean }) {
  const { t } = useTranslation(['calls', 'common']);
  const isPhone = useMediaQuery('(max-width: 760px)');
  const isWide = useMediaQuery('(min-width: 1200px)');
  const show = useContext(ShowLine);
  const partText = usePartText();
  const [at, setAt] = useState(0);
  const bars = useRef<HTMLDivElement>(null);
  const parts = mergePoints(points, isPhone ? 12 : isWide ? 24 : 20);
  const isFlat = parts.every((part) => toneOf(part) === 'even');
  const current = parts.length > 1 && !isFlat ? parts[Math.min(at, parts.length - 1)] : undefined;
  const missing = parts.length > 1 ? 'flat' : 'none';
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(parts.length - 1, Math.max(0, at + step));
    setAt(next);
    bars.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <section aria-labelledby="sentiment-chart" className="flex min-w-0 flex-col gap-4 border-t border-line pt-4">
      <header>
        <h3 id="sentiment-chart" className="text-lg font-bold">
          {t('chart.title')}
        </h3>
        <p className="text-sm text-ink-2">{t(`chart.${!current ? missing : hasBuyer ? 'text' : 'anyText'}`)}</p>
      </header>
      {current && (
        <>
          <div
            ref={bars}
            role="toolbar"
            tabIndex={-1}
            aria-label={t('chart.label')}
            className="relative flex h-36"
            onKeyDown={move}
            onPointerLeave={() => setAt(0)}
          >
            <i aria-hidden className="absolute inset-x-0 top-1/2 h-px bg-line-strong" />
            {parts.map((part, index) => (
              <button
                key={part.line}
                type="button"
                tabIndex={part === current ? 0 : -1}
                aria-label={partText(part)}
                className="relative min-w-0 flex-1 rounded-xs hover:bg-sunk focus-visible:bg-sunk"
                onFocus={() => setAt(index)}
                onPointerEnter={() => setAt(index)}
                onClick={() => show({ line: part.quoteLine ?? part.line, quote: part.quote ?? undefined })}
              >
                <Bar part={part} />
              </button>
            ))}
          </div>
          <p aria-hidden className="-mt-2 flex justify-between text-xs text-ink-3 tabular-nums">
            <span>{placeText(parts[0]!)}</span>
            <span>{placeText(parts.at(-1)!)}</span>
          </p>
          <p aria-hidden className="line-clamp-2 min-h-6 text-sm">
            <b className="font-bold">{partText(current)}</b>
            {current.quote && (
              <span className="text-ink-2">{` ${t('common:ui.quoted', { text: current.quote })}`}</span>
            )}
          </p>
          <SentimentTable points={points} />
        </>
      )}
    </section>
  );
}

/** Each direction gets half of the height. A neutral part keeps a stub to click. */
function Bar({ part }: { part: CallSentimentPoint }) {
  const tone = toneOf(part);
  const { rise, fall } = barsOf(part);
  const height = (share: number) => ({ height: `${Math.max(3, share * 50)}%` });
  if (tone === 'even')
    return <i aria-hidden style={height(0)} className={cx(BAR, 'bottom-1/2 rounded-t-[4px] bg-line-strong')} />;
  return (
    <>
      {tone !== 'negative' && (
        <i aria-hidden style={height(rise)} className={cx(BAR, 'bottom-1/2 rounded-t-[4px] bg-ok')} />
      )}
      {tone !== 'positive' && (
        <i aria-hidden style={height(fall)} className={cx(BAR, 'top-1/2 rounded-b-[4px] bg-danger')} />
      )}
    </>
  );
}

const placeText = ({ atMs, line }: CallSentimentPoint) => (atMs === null ? line : clockText(atMs));
