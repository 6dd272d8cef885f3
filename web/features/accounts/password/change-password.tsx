import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#contract/accounts/fields.ts';
import { isPersonal } from '#contract/accounts/personal-password.ts';
import { PASSWORD_CHANGE_MIN } from '#contract/values/limits.ts';
import { api } from '#web/lib/api.ts';
import { codeOf, fieldsOf } from '#web/lib/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { PasswordInput } from '#web/ui/fields/inputs.tsx';
import { ActionBlock } from '../action-block.tsx';
import { useReauthentication } from '../security/reauthentication.tsx';

const EMPTY = { newPassword: '', confirmation: '' };

/** Sets a new password, entered twice. An older session has to enter the current password too. */
export function ChangePassword({ user }: { user: SessionUser }) {
  const { userType, email, name } = user;
  const { t } = useTranslation(['accounts', 'validation']);
  const queries = useQueryClient();
  const [values, setValues] = useState(EMPTY);
  const [problem, setProblem] = useState<'differ' | 'short' | { text: string } | null>(null);
  const reauthentication = useReauthentication();
  const change = useMutation(
    api.accounts.changePassword.mutationOptions({
      onSuccess: () => {
        notify.done(t(`password.${userType}.done`));
        setValues(EMPTY);
        void queries.invalidateQueries({ queryKey: api.accounts.listSessions.key() });
      },
      onError: (error, { newPassword }) => {
        if (reauthentication.handles(error, () => change.mutate({ newPassword }))) return;
        const refused = fieldsOf(error).newPassword;
        if (refused) return setProblem({ text: t(`validation:${refused}` as 'validation:invalid') });
        const code = codeOf(error);
        const detail = t(`password.detail.${code === 'rate_limited' || code === 'offline' ? code : 'other'}`);
        notify.failedBriefly(t(`password.${userType}.failed`, { detail }));
      },
    }),
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { newPassword, confirmation } = values;
    const found = newPassword !== confirmation ? 'differ' : newPassword.length < PASSWORD_CHANGE_MIN ? 'short' : null;
    if (found) return setProblem(found);
    // The server refuses it too, but asks an older session for the current password first.
    if (isPersonal(newPassword, [email, name])) return setProblem({ text: t('validation:password_personal') });
    setProblem(null);
    if (!change.isPending) change.mutate({ newPassword });
  };
  const put = (name: keyof typeof EMPTY) => (event: { target: { value: string } }) => {
    setValues({ ...values, [name]: event.target.value });
    setProblem(null);
  };
  const isRefused = typeof problem === 'object' && problem !== null;
  const text = isRefused ? problem.text : problem ? t(`password.${userType}.${problem}`) : undefined;
  return (
    <ActionBlock title={t('password.title')}>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Field label={t('password.new')} error={problem === 'short' || isRefused ? text : undefined}>
            <PasswordInput autoComplete="new-password" value={values.newPassword} onChange={put('newPassword')} />
          </Field>
          <Field label={t('password.confirmation')} error={problem === 'differ' ? text : undefined}>
            <PasswordInput autoComplete="new-password" value={values.confirmation} onChange={put('confirmation')} />
          </Field>
        </div>
        <Button
          type="submit"
          variant="outline"
          className="self-start"
          pending={change.isPending}
          disabled={values.newPassword === '' || values.confirmation === ''}
        >
          {change.isPending ? t('password.pending') : t('password.submit')}
        </Button>
      </form>
      {reauthentication.dialog}
    </ActionBlock>
  );
}
