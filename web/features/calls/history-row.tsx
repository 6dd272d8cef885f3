import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StoredCall } from '#contract/calls/reports.ts';
import { dateText } from '#web/lib/dates.ts';
import { cx } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Tag } from '#web/ui/tag.tsx';

export const SENTIMENT_TONES = { positive: 'ok', negative: 'danger', mixed: 'warn', neutral: 'plain' } as const;

interface Props {
  call: StoredCall;
  isChosen: boolean;
  onDelete: () => void;
}

/** A stored call: the whole row opens it. */
export function HistoryRow({ call, isChosen, onDelete }: Props) {
  const { t, i18n } = useTranslation('calls');
  const { callId, callType, callDate, sentiment, speakers, summary } = call;
  const name = `${t(`types.${callType}`)}, ${dateText(`${callDate}T12:00:00`, i18n.language)}`;
  return (
    <li
      className={cx(
        'relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line py-3 ps-3 hover:bg-sunk/60',
        isChosen && 'bg-sunk',
      )}
    >
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/admin/demo-analyzer"
            search={{ call: callId }}
            resetScroll={false}
            aria-current={isChosen ? 'true' : undefined}
            className="font-bold after:absolute after:inset-0 after:content-['']"
          >
            {name}
          </Link>
          {sentiment && <Tag tone={SENTIMENT_TONES[sentiment]}>{t(`report.sentiment.${sentiment}`)}</Tag>}
        </p>
        {speakers.length > 0 && <p className="text-sm [overflow-wrap:anywhere] text-ink-2">{speakers.join(', ')}</p>}
        <p className="line-clamp-2 text-sm text-ink-2" dir="auto">
          {summary}
        </p>
      </div>
      <IconButton
        label={t('history.delete', { name })}
        className="relative self-center text-ink-2 hover:text-danger"
        onClick={onDelete}
      >
        <Trash2 className="ic" aria-hidden />
      </IconButton>
    </li>
  );
}
