import { useMutation } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TOAST_MS } from '#contract/values/durations.ts';
import { api } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { formResolver, useValidatedForm } from '#web/lib/forms/form-resolver.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import { useFormProblems } from '../sign-in/form-problems.ts';

const resolver = formResolver(async () => (await import('../form-schemas.ts')).forgotSchema);

/** Requests a password reset link. */
export function ForgotForm({ email, onBack }: { email: string; onBack: (email: string) => void }) {
  const { t } = useTranslation('auth');
  const form = useValidatedForm({ resolver, defaultValues: { email } });
  const problems = useFormProblems(form);
  const request = useMutation(
    api.accounts.requestPasswordReset.mutationOptions({
      onSuccess: (_nothing, asked) => {
        notify.done(t('forgot.done'), { ms: TOAST_MS.resetEmail });
        onBack(asked.email);
      },
      onError: (error) => {
        if (problems.show(error)) return;
        const code = codeOf(error);
        if (code === 'rate_limited' || code === 'offline') notify.failed(t(`problem.${code}`));
        else notify.failedBriefly(t('forgot.failed'));
      },
    }),
  );
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={form.handleSubmit((values) => request.mutate(values))}>
      <p className="text-lg text-ink-2">{t('forgot.text')}</p>
      <Field label={t('signIn.email')} error={problems.of('email')}>
        <TextInput type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <div className="mt-2 flex flex-col gap-3">
        <Button type="submit" variant="primary" size="lg" full pending={request.isPending}>
          {request.isPending ? t('forgot.pending') : t('forgot.submit')}
        </Button>
        <Button variant="ghost" full onClick={() => onBack(form.getValues('email'))}>
          <ArrowLeft className="ic" aria-hidden />
          {t('forgot.back')}
        </Button>
      </div>
    </form>
  );
}
