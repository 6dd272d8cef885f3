import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TranscriptLine as Line } from '#contract/calls/analysis.ts';
import { cx } from '#web/ui/class-names.ts';
import { type ShownLine, LINK, clockText } from './evidence-link.tsx';

const SIDES = { seller: 'text-tally-ink', buyer: 'text-ink', unknown: 'text-ink-2' } as const;

interface Props {
  line: Line;
  /** Set if a finding has linked to this line. */
  shown: ShownLine | null;
  onBack: () => void;
}

export function TranscriptLine({ line: { line, speaker, side, atMs, text }, shown, onBack }: Props) {
  const { t } = useTranslation('calls');
  return (
    <li
      tabIndex={-1}
      aria-current={shown ? 'true' : undefined}
      className={cx(
        'scroll-my-24 rounded-sm px-3 py-2.5 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]',
        shown && 'bg-tally-wash [content-visibility:visible]!',
      )}
    >
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className={cx('min-w-0 font-bold [overflow-wrap:anywhere]', SIDES[side])}>
          {speaker ?? t('transcript.nobody')}
          {side !== 'unknown' && <span className="font-normal text-ink-3">{` · ${t(`speakers.sides.${side}`)}`}</span>}
        </span>
        <span className="flex-none text-xs text-ink-3 tabular-nums">{atMs === null ? line : clockText(atMs)}</span>
      </p>
      <p dir="auto" className="[overflow-wrap:anywhere]">
        <Marked text={text} quote={shown?.quote} />
      </p>
      {shown && (
        <button type="button" className={cx(LINK, 'mt-1 text-ink')} onClick={onBack}>
          <Undo2 className="size-3.5" aria-hidden />
          {t('transcript.back')}
        </button>
      )}
    </li>
  );
}

/** The text with the words of a finding marked, if they occur literally. */
function Marked({ text, quote }: { text: string; quote: string | undefined }) {
  const words = quote?.replace(/…$/, '') ?? '';
  const start = words ? text.indexOf(words) : -1;
  if (start < 0 || words.length === text.length) return text;
  return (
    <>
      {text.slice(0, start)}
      <mark className="bg-transparent font-bold text-inherit">{words}</mark>
      {text.slice(start + words.length)}
    </>
  );
}
