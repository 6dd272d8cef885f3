import { useEffect, useState } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { tabStorage } from '#web/lib/browser-state.ts';
import { type Draft, useDraftKey } from './drafts.tsx';

const NONE: readonly never[] = [];
const asItIs = <Draft>(draft: Draft) => draft;

/**
 * A draft of a whole form: stores its values in the tab while they differ from the saved ones.
 * @param name tells the forms of an account apart
 * @param form whose values survive JSON
 * @param secrets fields that are never stored
 * @param adopt makes values of this form of a draft that may be another form's
 * @returns whether it was restored, and what forgets it: with the form's changes, or after they were saved
 */
export function useFormDraft<Values extends FieldValues, Output = Values>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
  secrets: readonly (keyof Values & string)[] = NONE,
  adopt: (draft: Partial<Values>) => Partial<Values> = asItIs,
): Draft {
  const key = useDraftKey(name);
  const [stored] = useState(() => tabStorage.read(key));
  const { isDirty } = form.formState;
  const values = useWatch({ control: form.control });
  useEffect(() => {
    if (stored !== null)
      form.reset({ ...form.getValues(), ...adopt(JSON.parse(stored) as Values) }, { keepDefaultValues: true });
  }, [stored, form, adopt]);
  useEffect(() => {
    const open = Object.entries(form.getValues()).filter(([field]) => !secrets.includes(field));
    if (isDirty) tabStorage.store(key, JSON.stringify(Object.fromEntries(open)));
    else tabStorage.delete(key);
  }, [key, isDirty, values, form, secrets]);
  return { isRestored: stored !== null && isDirty, discard: () => form.reset(), saved: () => tabStorage.delete(key) };
}
