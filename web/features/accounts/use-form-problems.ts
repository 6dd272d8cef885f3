import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldsOf } from '#web/lib/failure.ts';

/** On the auth pages a weak password is answered with the classes of characters. */
export const LISTS_CLASSES = { password: 'password_classes' };

/** Messages of a form's fields, and the server's answers beside them. `instead` gives a form its own words for a message key. */
export function useFormProblems<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  instead: Readonly<Record<string, string>> = {},
) {
  const { t } = useTranslation('validation');
  return {
    /** The message of a field, translated. */
    of(name: Path<Values>): string | undefined {
      const key = form.getFieldState(name, form.formState).error?.message;
      return key && t((instead[key] ?? key) as 'required', { defaultValue: t('invalid') });
    },
    /** Puts the server's field problems beside the fields. @returns false if there were none. */
    show(error: unknown): boolean {
      const entries = Object.entries(fieldsOf(error)).filter(([name]) => name in form.getValues());
      for (const [name, message] of entries) form.setError(name as Path<Values>, { message }, { shouldFocus: true });
      return entries.length > 0;
    },
  };
}
