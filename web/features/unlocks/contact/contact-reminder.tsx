import { AlarmClock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '#contract/unlocks/contacts.ts';
import { dateText, dayOf } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { morningIn, morningOf, useRemind } from './use-remind.ts';

const SOON = { tomorrow: 1, days: 3, week: 7 } as const;

/** Sets, moves and removes the reminder of a contact. */
export function ContactReminder({ contact: { id, remindAt, isDue } }: { contact: Contact }) {
  const { t, i18n } = useTranslation('unlocks');
  const [problem, setProblem] = useState<string>();
  const { remind, isPending } = useRemind(id);
  const choose = (at: Date) => {
    const isPast = at.getTime() < Date.now();
    setProblem(isPast ? t('reminder.past') : undefined);
    if (!isPast) remind(at);
  };
  return (
    <div className="flex flex-col gap-3">
      {remindAt && (
        <p className="flex flex-wrap items-center justify-between gap-2">
          <Tag tone={isDue ? 'warn' : 'plain'} icon={<AlarmClock aria-hidden />}>
            {t(isDue ? 'reminder.since' : 'reminder.on', { date: dateText(remindAt, i18n.language) })}
          </Tag>
          <Button variant="soft" size="xs" pending={isPending} onClick={() => remind(null)}>
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
            if (year && year >= 2000) choose(morningOf(new Date(year, month! - 1, day)));
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        {(['tomorrow', 'days', 'week'] as const).map((soon) => (
          <Button key={soon} variant="outline" size="xs" onClick={() => choose(morningIn(SOON[soon]))}>
            {t(`reminder.${soon}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
