import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { tabStorage } from '#web/lib/browser-state.ts';
import { withChanges } from '#web/lib/forms/unsaved.ts';
import type { Draft } from './drafts.tsx';
import { useDraftKey } from './session.ts';

const NONE: readonly never[] = [];
const asItIs = <Draft>(draft: Draft) => draft;

interface Stored<Values> {
  /** The saved values when the form was opened. */
  opened: Partial<Values>;
  typed: Partial<Values>;
}

/**
 * A draft of a whole form: stores its values in the tab while they differ from the saved ones. Restores only what was changed,
 * over values that may have been saved since.
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
  const key = useDraftKey(`form.${name}`);
  const [stored, setStored] = useState(() => tabStorage.read(key));
  // Before the form is followed, since it is clean while it is being restored.
  useEffect(() => {
    if (stored === null) return;
    const { opened, typed } = JSON.parse(stored) as Stored<Values>;
    const restored = withChanges<Partial<Values>>(form.getValues(), adopt(opened), adopt(typed));
    form.reset(restored as Values, { keepDefaultValues: true });
  }, [stored, form, adopt]);
  useEffect(() => {
    const open = (values: object) =>
      Object.fromEntries(Object.entries(values).filter(([field]) => !secrets.includes(field)));
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback({ values, defaultValues = {}, isDirty }) {
        if (isDirty) return tabStorage.store(key, JSON.stringify({ opened: open(defaultValues), typed: open(values) }));
        tabStorage.delete(key);
        setStored(null);
      },
    });
  }, [key, form, secrets]);
  return {
    // Reading `isDirty` makes the first key render the whole form, so only a restored form reads it.
    isRestored: stored !== null && form.formState.isDirty,
    discard: () => form.reset(),
    saved: () => tabStorage.delete(key),
  };
}
