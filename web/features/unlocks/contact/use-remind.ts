import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/ui/layers/notify.ts';
import { useUnlocksChanged } from '../use-unlock.ts';

/** Reminders are due in the morning of the reader's day. */
const HOUR = 9;

export const morningOf = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate(), HOUR);

/** The morning that is this many days after today. */
export function morningIn(days: number): Date {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, HOUR);
}

/** Sets or, with null, removes the reminder of a contact. */
export function useRemind(contactId: string) {
  const { t } = useTranslation('unlocks');
  const save = useMutation(
    api.unlocks.saveContact.mutationOptions({
      onSuccess: useUnlocksChanged(),
      onError: () => notify.failed(t('panel.failed')),
    }),
  );
  return {
    remind: (at: Date | null) => save.mutate({ contactId, remindAt: at?.toISOString() ?? null }),
    isPending: save.isPending,
  };
}
