import { useMutation } from '@tanstack/react-query';
import { CalendarPlus, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CallActionItem } from '#contract/calls/analysis.ts';
import type { CallReport } from '#contract/calls/reports.ts';
import { api } from '#web/lib/api.ts';
import { dateText } from '#web/lib/dates.ts';
import { saveFile } from '#web/lib/start-download.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { FindingList } from './finding-list.tsx';

/** Tasks with owner and due date; dated ones can be added to a calendar. */
export function ActionItems({ call: { callId, findings, counts } }: { call: CallReport }) {
  const { t } = useTranslation('calls');
  const download = useMutation(
    api.calls.getCalendar.mutationOptions({
      onSuccess: (file) => saveFile(file as File),
      onError: () => notify.failed(t('action.failed')),
    }),
  );
  return (
    <FindingList
      name="actionItems"
      findings={findings.actionItems}
      count={counts.actionItems}
      action={
        findings.actionItems.some(({ due }) => due) && (
          <Button variant="outline" size="xs" pending={download.isPending} onClick={() => download.mutate({ callId })}>
            {!download.isPending && <Download className="ic" aria-hidden />}
            {t('action.all')}
          </Button>
        )
      }
      details={(item, index) => (
        <div className="flex items-center gap-x-1 text-sm">
          <span className="flex min-w-0 flex-wrap gap-x-3">
            <Owned item={item} />
          </span>
          {item.due && (
            <IconButton
              label={t('action.calendar', { text: item.text })}
              size="sm"
              onClick={() => download.mutate({ callId, item: index + 1 })}
            >
              <CalendarPlus className="size-4" aria-hidden />
            </IconButton>
          )}
        </div>
      )}
    />
  );
}

/** The owner and due date. */
export function Owned({ item: { owner, due, dueText } }: { item: CallActionItem }) {
  const { t, i18n } = useTranslation('calls');
  // The day has no time zone, so noon keeps it the same day everywhere.
  const day = due && dateText(`${due}T12:00:00`, i18n.language);
  return (
    <>
      <span className={owner ? 'font-semi' : 'text-ink-3'}>
        {owner ? t('action.owner', { name: owner }) : t('action.noOwner')}
      </span>
      <span className={day ? 'font-semi' : 'text-ink-3'}>
        {day ? t('action.due', { date: day }) : (dueText ?? t('action.noDue'))}
      </span>
    </>
  );
}
