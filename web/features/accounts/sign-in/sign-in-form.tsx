import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TOAST_MS } from '#contract/values/durations.ts';
import { api } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { formResolver, useValidatedForm } from '#web/lib/forms/form-resolver.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { PasswordInput, TextInput } from '#web/ui/fields/inputs.tsx';
import { hasPasskeys } from '../security/passkey-ceremony.ts';
import { problemText, useFormProblems } from './form-problems.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';
import { useSignedIn } from './redirects.ts';

/** Failures that the fields or the next step show. */
const SHOWN_ELSEWHERE: readonly unknown[] = ['wrong_credentials', 'invalid_input', 'code_needed'];

const resolver = formResolver(async () => (await import('#contract/accounts/sign-in.ts')).signInSchema);

interface SignInFormProps {
  email: string;
  /** With the email as typed so far. */
  onCreate: (email: string) => void;
  onForgot: (email: string) => void;
  /** Called when the password is right and a code is required. */
  onCode: () => void;
}

export function SignInForm({ email, onCreate, onForgot, onCode }: SignInFormProps) {
  const { t } = useTranslation('auth');
  const form = useValidatedForm({
    resolver,
    defaultValues: { email, password: '', remember: false },
  });
  const problems = useFormProblems(form);
  const signedIn = useSignedIn();
  const signIn = useMutation(
    api.accounts.signIn.mutationOptions({
      onSuccess: ({ user }) => {
        notify.done(t('signIn.done'), { ms: TOAST_MS.signedIn });
        signedIn(user);
      },
      onError: (error) => (codeOf(error) === 'code_needed' ? onCode() : problems.show(error)),
    }),
  );
  const passkey = usePasskeySignIn(() => form.getValues('remember') ?? false);
  const failure = signIn.error && codeOf(signIn.error);
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={form.handleSubmit((values) => signIn.mutate(values))}>
      <Field label={t('signIn.email')} error={problems.of('email')}>
        <TextInput type="email" autoComplete="username webauthn" {...form.register('email')} />
      </Field>
      <Field
        label={t('signIn.password')}
        error={problems.of('password') ?? (failure === 'wrong_credentials' ? problemText(t, failure) : undefined)}
      >
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Controller
          control={form.control}
          name="remember"
          render={({ field }) => (
            <Checkbox label={t('signIn.remember')} checked={field.value ?? false} onChange={field.onChange} />
          )}
        />
        <Button variant="ghost" size="sm" className="-mx-3" onClick={() => onForgot(form.getValues('email'))}>
          {t('signIn.forgot')}
        </Button>
      </div>
      <div className="mt-2 flex flex-col gap-3">
        {failure && !SHOWN_ELSEWHERE.includes(failure) && (
          <FormProblem>
            {failure === 'email_not_confirmed'
              ? t('unconfirmed.text', { email: form.getValues('email') })
              : problemText(t, failure)}
          </FormProblem>
        )}
        <Button type="submit" variant="primary" size="lg" full pending={signIn.isPending}>
          {signIn.isPending ? t('signIn.pending') : t('signIn.submit')}
        </Button>
        {hasPasskeys() && (
          <Button variant="outline" full pending={passkey.isPending} onClick={passkey.ask}>
            {!passkey.isPending && <KeyRound className="ic" aria-hidden />}
            {passkey.isPending ? t('signIn.passkeyPending') : t('signIn.passkey')}
          </Button>
        )}
        {passkey.problem && <FormProblem>{problemText(t, passkey.problem)}</FormProblem>}
        <Button variant="outline" full onClick={() => onCreate(form.getValues('email'))}>
          {t('signIn.create')}
        </Button>
      </div>
    </form>
  );
}
