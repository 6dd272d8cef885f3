import { useMutation } from '@tanstack/react-query';
import { AlarmClock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '#contract/unlocks/contacts.ts';
import { api } from '#web/lib/api.ts';
import { dateText } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { Tag } from '#web/ui/tag.tsx';
import { useUnlocksChanged } from '../use-unlock.ts';

/** Reminders are due in the morning of the reader's day. */
const HOUR = 9;
const SOON = { tomorrow: 1, days: 3, week: 7 } as const;

/** The morning that is this many days after today. */
function morningIn(days: number): Date {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, HOUR);
}
/** The reader's calendar day: "2026-11-21". */
const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Sets, moves and removes the reminder of a contact. */
export function ContactReminder({ contact: { id, remindAt, isDue } }: { contact: Contact }) {
  const { t, i18n } = useTranslation('unlocks');
  const changed = useUnlocksChanged();
  const [problem, setProblem] = useState<string>();
  const save = useMutation(
    api.unlocks.saveContact.mutationOptions({
      onSuccess: changed,
      onError: () => notify.failed(t('panel.failed')),
    }),
  );
  const remind = (at: Date | null) => {
    const isPast = at !== null && at.getTime() < Date.now();
    setProblem(isPast ? t('reminder.past') : undefined);
    if (!isPast) save.mutate({ contactId: id, remindAt: at?.toISOString() ?? null });
  };
  return (
    <div className="flex flex-col gap-3">
      {remindAt && (
        <p className="flex flex-wrap items-center justify-between gap-2">
          <Tag tone={isDue ? 'warn' : 'plain'} icon={<AlarmClock aria-hidden />}>
            {t(isDue ? 'reminder.since' : 'reminder.on', { date: dateText(remindAt, i18n.language) })}
          </Tag>
          <Button variant="soft" size="xs" pending={save.isPending} onClick={() => remind(null)}>
            {t(isDue ? 'reminder.done' : 'reminder.remove')}
          </Button>
        </p>
      )}
      <Field label={t('reminder.title')} error={problem}>
        <TextInput
          // Remounts when the reminder changes elsewhere.
          key={remindAt}
          type="date"
          min={dayOf(morningIn(1))}
          defaultValue={remindAt ? dayOf(new Date(remindAt)) : ''}
          onChange={(event) => {
            const [year, month, day] = event.target.value.split('-').map(Number);
            if (year && year >= 2000) remind(new Date(year, month! - 1, day, HOUR));
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        {(['tomorrow', 'days', 'week'] as const).map((soon) => (
          <Button key={soon} variant="outline" size="xs" onClick={() => remind(morningIn(SOON[soon]))}>
            {t(`reminder.${soon}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
