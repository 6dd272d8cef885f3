import type { FieldError, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldsOf, codeOf } from '#web/lib/failure.ts';
import type { TFunction } from 'i18next';

/** On the auth pages, the error for a weak password lists the required character classes. */
export const LISTS_CLASSES = { password: 'password_classes' };

/** Validation messages of a form, its own and the server's. `instead` maps message keys to the form's own ones. */
export function useFormProblems<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  instead: Readonly<Record<string, string>> = {},
) {
  const { t } = useTranslation('validation');
  return {
    /** Returns the translated message of a field. */
    of(name: Path<Values>): string | undefined {
      // Not `getFieldState`, which would re-render the form whenever a field is touched or left.
      const key = (form.formState.errors[name] as FieldError | undefined)?.message;
      return key && t((instead[key] ?? key) as 'required', { defaultValue: t('invalid') });
    },
    /** Shows the server's field errors beside the fields. @returns false if there were none. */
    show(error: unknown): boolean {
      const entries = Object.entries(fieldsOf(error)).filter(([name]) => name in form.getValues());
      for (const [index, [name, message]] of entries.entries())
        form.setError(name as Path<Values>, { message }, { shouldFocus: index === 0 });
      return entries.length > 0;
    },
  };
}

const KNOWN = ['wrong_credentials', 'passkey_refused', 'rate_limited', 'offline'] as const;

/** Explains why a sign-in or a registration failed. @param problem an error or an error code. */
export function problemText(t: TFunction<'auth'>, problem: unknown) {
  const code = typeof problem === 'string' ? problem : codeOf(problem);
  return t(`problem.${KNOWN.find((known) => known === code) ?? 'other'}`);
}

/** Attributes of an input for a code: a numeric keypad and the browser's autofill for app codes. */
export const codeInput = (kind: 'app' | 'recovery') =>
  kind === 'app'
    ? ({ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12, spellCheck: false } as const)
    : ({ autoComplete: 'off', autoCapitalize: 'none', maxLength: 24, spellCheck: false } as const);
