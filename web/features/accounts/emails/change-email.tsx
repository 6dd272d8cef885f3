import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SessionUser, UserType } from '#contract/accounts/fields.ts';
import { RESET_LINK_HOURS } from '#contract/values/durations.ts';
import { api } from '#web/lib/api.ts';
import { formResolver, useValidatedForm } from '#web/lib/forms/form-resolver.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import { ActionBlock } from '../action-block.tsx';
import { useReauthentication } from '../security/reauthentication.tsx';
import { problemText, useFormProblems } from '../sign-in/form-problems.ts';

const resolverOf = (userType: UserType) =>
  formResolver(async () => (await import('../form-schemas.ts')).changeEmailSchemas[userType]);
const RESOLVERS = { talent: resolverOf('talent'), company: resolverOf('company') };

/** Requests a new email, which takes effect once the link sent to it is opened. */
export function ChangeEmail({ user }: { user: SessionUser }) {
  const { t } = useTranslation('accounts');
  const { t: tAuth } = useTranslation('auth');
  const reauthentication = useReauthentication();
  const form = useValidatedForm({ resolver: RESOLVERS[user.userType], defaultValues: { email: '' } });
  const problems = useFormProblems(form);
  const change = useMutation(
    api.accounts.changeEmail.mutationOptions({
      onSuccess: () => form.reset(),
      onError: (error, input) => {
        if (reauthentication.handles(error, () => change.mutate(input)) || problems.show(error)) return;
        notify.failed(problemText(tAuth, error));
      },
    }),
  );
  return (
    <ActionBlock title={t('email.title')} text={t('email.text', { email: user.email })}>
      {change.isSuccess ? (
        <div role="status" className="flex flex-col items-start gap-3 rounded-md bg-sunk p-4">
          <p className="max-w-[62ch]">
            {t('email.sent', { email: change.variables.email, hours: RESET_LINK_HOURS, current: user.email })}
          </p>
          <Button variant="outline" size="xs" onClick={() => change.reset()}>
            {t('email.another')}
          </Button>
        </div>
      ) : (
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={form.handleSubmit((values) => change.mutate(values))}
        >
          <div className="grid items-start gap-5 md:grid-cols-2">
            <Field label={t('email.new')} error={problems.of('email')}>
              <TextInput type="email" autoComplete="email" {...form.register('email')} />
            </Field>
          </div>
          <Button type="submit" variant="outline" className="self-start" pending={change.isPending}>
            {t('email.submit')}
          </Button>
        </form>
      )}
      {reauthentication.dialog}
    </ActionBlock>
  );
}
