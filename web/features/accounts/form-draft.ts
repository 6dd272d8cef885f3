import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { tabStorage } from '#web/lib/browser-state.ts';
import { type Draft, useDraftKey } from './drafts.tsx';

const NONE: readonly never[] = [];
const asItIs = <Draft>(draft: Draft) => draft;

/**
 * A draft of a whole form: stores its values in the tab while they differ from the saved ones.
 * @param name distinguishes the forms of an account
 * @param form a form whose values survive JSON
 * @param secrets fields that are never stored
 * @param adopt converts a draft, which may be another form's, to this form's values
 * @returns whether the draft was restored, and functions that discard it: together with the form's changes, or after a save
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
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback({ values, isDirty }) {
          const open = Object.entries(values).filter(([field]) => !secrets.includes(field));
          if (isDirty) tabStorage.store(key, JSON.stringify(Object.fromEntries(open)));
          else tabStorage.delete(key);
        },
      }),
    [key, form, secrets],
  );
  useEffect(() => {
    if (stored !== null)
      form.reset({ ...form.getValues(), ...adopt(JSON.parse(stored) as Values) }, { keepDefaultValues: true });
  }, [stored, form, adopt]);
  return { isRestored: stored !== null && isDirty, discard: () => form.reset(), saved: () => tabStorage.delete(key) };
}
