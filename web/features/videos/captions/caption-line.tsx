import { Play, Scissors, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { CaptionRow, RowProblem } from './caption-rows.ts';

interface LineProps {
  row: CaptionRow;
  number: number;
  problems: RowProblem;
  onChange: (changed: Partial<CaptionRow>) => void;
  onPlay: () => void;
  onSplit: () => void;
  onRemove: () => void;
}

/** One caption with start, end, text and its error. */
export function CaptionLine({ row, number, problems, onChange, onPlay, onSplit, onRemove }: LineProps) {
  const { t } = useTranslation(['videos', 'validation']);
  const problem = problems.time ?? problems.text;
  const time = (name: 'start' | 'end') => (
    <input
      aria-label={t(`captions.${name}`, { number })}
      aria-invalid={problems.time ? true : undefined}
      className="in min-h-10! w-20! px-2.5! text-sm tabular-nums"
      data-bad={problems.time ? '' : undefined}
      value={row[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
  return (
    <li className="flex flex-col gap-1.5 border-b border-line pb-3 last:border-0">
      <div className="flex flex-wrap items-center gap-2">
        {time('start')}
        {time('end')}
        <span className="ml-auto flex">
          <IconButton size="sm" label={t('captions.play', { number })} onClick={onPlay}>
            <Play className="ic" aria-hidden />
          </IconButton>
          <IconButton size="sm" label={t('captions.split', { number })} onClick={onSplit}>
            <Scissors className="ic" aria-hidden />
          </IconButton>
          <IconButton size="sm" label={t('captions.remove', { number })} onClick={onRemove}>
            <Trash2 className="ic" aria-hidden />
          </IconButton>
        </span>
      </div>
      <textarea
        rows={1}
        aria-label={t('captions.words', { number })}
        aria-invalid={problems.text ? true : undefined}
        className={cx('in block! field-sizing-content min-h-11! py-2.5! leading-snug')}
        data-bad={problems.text ? '' : undefined}
        value={row.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      {problem && (
        <p role="alert" className="text-sm font-medium text-danger">
          {t(`validation:${problem}`)}
        </p>
      )}
    </li>
  );
}
