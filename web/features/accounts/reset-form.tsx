import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { passwordSchema } from '#contract/accounts.ts';
import { TOAST_MS } from '#contract/constants.ts';
import { api } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { notify } from '#web/ui/notify.ts';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { resetToken } from './reset-link.ts';
import { LISTS_CLASSES, useFormProblems } from './use-form-problems.ts';
import { profileOf } from './landing.ts';
import { useSignedIn } from './use-signed-in.ts';

const schema = z
  .object({ password: passwordSchema, confirmation: z.string().min(1, 'required') })
  .refine(({ password, confirmation }) => password === confirmation, {
    message: 'passwords_differ',
    path: ['confirmation'],
  });

/** The new password, twice. The link's token is used up when the server takes it. On the auth page it lists the classes of characters. */
export function ResetForm({ email, isOnAuthPage = false }: { email: string; isOnAuthPage?: boolean }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '', confirmation: '' } });
  const problems = useFormProblems(form, isOnAuthPage ? LISTS_CLASSES : {});
  const reset = useMutation(
    api.accounts.resetPassword.mutationOptions({
      onSuccess: ({ user }) => {
        resetToken.forget();
        notify.done(t('reset.done'), { ms: TOAST_MS.signedIn });
        signedIn(user, profileOf(user));
      },
      onError: (error) => {
        if (problems.show(error)) return;
        if (codeOf(error) !== 'invalid_link') return notify.failed(t('reset.failed'));
        resetToken.forget();
        notify.failed(t('callback.expired'));
        void navigate({ to: '/talent/auth', replace: true });
      },
    }),
  );
  const submit = form.handleSubmit(({ password }) => {
    const token = resetToken.read();
    if (token) return reset.mutate({ token, password });
    notify.failed(t('reset.sessionExpired'));
    void navigate({ to: '/talent/auth', replace: true });
  });
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <Field label={t('reset.email')}>
        <TextInput type="email" autoComplete="username" value={email} readOnly className="bg-sunk! shadow-none!" />
      </Field>
      <Field label={t('reset.password')} hint={t('register.passwordHint')} error={problems.of('password')}>
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Field label={t('reset.confirmation')} error={problems.of('confirmation')}>
        <PasswordInput autoComplete="new-password" {...form.register('confirmation')} />
      </Field>
      <Button type="submit" look="go" size="lg" full pending={reset.isPending} className="mt-2">
        {reset.isPending ? t('reset.pending') : t('reset.submit')}
      </Button>
    </form>
  );
}
