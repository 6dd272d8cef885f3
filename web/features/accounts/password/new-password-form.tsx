import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formResolver, useValidatedForm } from '#web/lib/forms/form-resolver.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput, TextInput } from '#web/ui/fields/inputs.tsx';
import { LISTS_CLASSES, useFormProblems } from '../sign-in/form-problems.ts';

const resolver = formResolver(async () => (await import('../form-schemas.ts')).newPasswordSchema);

interface NewPasswordFormProps {
  /** The account's email, shown if it is known. */
  email?: string | undefined;
  /** Whether the error for a weak password lists the required character classes. */
  listsClasses?: boolean;
  submit: string;
  pendingText: string;
  isPending: boolean;
  /** The server's error, shown beside the password. */
  error: unknown;
  onPassword: (password: string) => void;
}

/** A new password, entered twice. */
export function NewPasswordForm({
  email,
  listsClasses = false,
  submit,
  pendingText,
  isPending,
  error,
  onPassword,
}: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const form = useValidatedForm({ resolver, defaultValues: { password: '', confirmation: '' } });
  const problems = useFormProblems(form, listsClasses ? LISTS_CLASSES : {});
  const show = useEffectEvent((failed: unknown) => void problems.show(failed));
  useEffect(() => {
    if (error) show(error);
  }, [error]);
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={form.handleSubmit(({ password }) => onPassword(password))}
    >
      {email !== undefined && (
        <Field label={t('reset.email')}>
          <TextInput type="email" autoComplete="username" value={email} readOnly className="bg-sunk! shadow-none!" />
        </Field>
      )}
      <Field label={t('reset.password')} hint={t('register.passwordHint')} error={problems.of('password')}>
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Field label={t('reset.confirmation')} error={problems.of('confirmation')}>
        <PasswordInput autoComplete="new-password" {...form.register('confirmation')} />
      </Field>
      <Button type="submit" variant="primary" size="lg" full pending={isPending} className="mt-2">
        {isPending ? pendingText : submit}
      </Button>
    </form>
  );
}
