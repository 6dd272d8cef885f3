import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldsOf } from '#web/lib/failure.ts';

/** Messages of a form's fields, and the server's answers beside them. */
export function useFormProblems<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const { t } = useTranslation('validation');
  return {
    /** The message of a field, translated. */
    of(name: Path<Values>): string | undefined {
      const key = form.getFieldState(name, form.formState).error?.message;
      return key && t(key as 'required', { defaultValue: t('invalid') });
    },
    /** Puts the server's field problems beside the fields. @returns false if there were none. */
    show(error: unknown): boolean {
      const entries = Object.entries(fieldsOf(error)).filter(([name]) => name in form.getValues());
      for (const [name, message] of entries) form.setError(name as Path<Values>, { message }, { shouldFocus: true });
      return entries.length > 0;
    },
  };
}
