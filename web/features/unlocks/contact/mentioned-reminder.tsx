import { AlarmClock } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '#contract/unlocks/contacts.ts';
import { dateText, dayOf } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { mentionedDay } from './mentioned-day.ts';
import { morningOf, useRemind } from './use-remind.ts';

/** Offers a reminder on the day that the notes mention, unless there is one. */
export function MentionedReminder({ contact, notes }: { contact: Contact; notes: string }) {
  const { t, i18n } = useTranslation('unlocks');
  const { remind, isPending } = useRemind(contact.id);
  const day = mentionedDay(useDeferredValue(notes));
  if (!day || (contact.remindAt && dayOf(new Date(contact.remindAt)) === dayOf(day))) return null;
  const at = morningOf(day);
  return (
    <Button variant="outline" size="xs" pending={isPending} onClick={() => remind(at)}>
      <AlarmClock className="ic" aria-hidden />
      {t('reminder.mentioned', { date: dateText(at.toISOString(), i18n.language) })}
    </Button>
  );
}
