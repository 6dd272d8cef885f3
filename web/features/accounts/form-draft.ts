import { useEffect, useState } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { tabStorage } from '#web/lib/browser-state.ts';
import { type Draft, useDraftKey } from './drafts.tsx';

/**
 * A draft of a whole form: stores its values in the tab while they differ from the saved ones.
 * @param name tells the forms of an account apart
 * @param form whose values survive JSON
 * @returns whether it was restored, and what forgets it: with the form's changes, or after they were saved
 */
export function useFormDraft<Values extends FieldValues>(name: string, form: UseFormReturn<Values>): Draft {
  const key = useDraftKey(name);
  const [stored] = useState(() => tabStorage.read(key));
  const { isDirty } = form.formState;
  const values = useWatch({ control: form.control });
  useEffect(() => {
    if (stored !== null)
      form.reset({ ...form.getValues(), ...(JSON.parse(stored) as Values) }, { keepDefaultValues: true });
  }, [stored, form]);
  useEffect(() => {
    if (isDirty) tabStorage.store(key, JSON.stringify(form.getValues()));
    else tabStorage.delete(key);
  }, [key, isDirty, values, form]);
  return { isRestored: stored !== null && isDirty, discard: () => form.reset(), saved: () => tabStorage.delete(key) };
}
