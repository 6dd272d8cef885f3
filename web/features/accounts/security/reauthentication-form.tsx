import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client } from '#web/lib/api.ts';
import { fieldsOf } from '#web/lib/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { PasswordInput, TextInput } from '#web/ui/fields/inputs.tsx';
import { codeInput, problemText } from '../sign-in/form-problems.ts';
import { hasPasskeys } from './passkey-ceremony.ts';
import { PasskeyProof } from './passkey-proof.tsx';

type Kind = 'password' | 'code';

interface ReauthenticationFormProps {
  onVerified: () => void;
  needsSecondFactor: boolean;
}

/** The ways in which an account can verify its owner. Its state is dropped with the dialog. */
export function ReauthenticationForm({ onVerified, needsSecondFactor }: ReauthenticationFormProps) {
  const { t } = useTranslation(['accounts', 'validation']);
  const { t: ofAuth } = useTranslation('auth');
  const queries = useQueryClient();
  const found = useQuery(api.accounts.getSignInMethods.queryOptions());
  // If the methods can't be loaded, the password still works.
  const methods = found.data ?? (found.isError ? { passkeys: [], twoStep: null } : null);
  const [value, setValue] = useState('');
  const [chosen, setChosen] = useState<Kind | null>(null);
  const verified = () => {
    void queries.invalidateQueries({ queryKey: api.accounts.getSignInMethods.key() });
    onVerified();
  };
  const byText = useMutation({
    mutationFn: (kind: Kind) =>
      kind === 'password'
        ? client.accounts.reauthenticate({ password: value })
        : client.accounts.proveCode({ code: value }),
    onSuccess: verified,
  });
  if (!methods) return null;
  const hasCode = methods.twoStep !== null;
  const hasText = hasCode || !needsSecondFactor;
  const kind = needsSecondFactor ? 'code' : (chosen ?? 'password');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value !== '' && !byText.isPending) byText.mutate(kind);
  };
  const wrong = Object.values(fieldsOf(byText.error))[0];
  const problem =
    wrong && t(`validation:${wrong === 'wrong_password' || wrong === 'wrong_code' ? wrong : 'wrong_recovery_code'}`);
  const put = (event: { target: { value: string } }) => setValue(event.target.value);
  const turn = () => {
    setChosen(kind === 'password' ? 'code' : 'password');
    setValue('');
    byText.reset();
  };
  return (
    <div className="flex flex-col gap-5">
      {methods.passkeys.length > 0 && hasPasskeys() && (
        <PasskeyProof variant={hasText ? 'outline' : 'primary'} onVerified={verified} />
      )}
      {hasText && (
        <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
          {kind === 'password' ? (
            <Field label={t('reauthentication.password')} error={problem}>
              <PasswordInput key="password" autoComplete="current-password" value={value} onChange={put} />
            </Field>
          ) : (
            <Field label={t('reauthentication.code')} hint={t('reauthentication.codeHint')} error={problem}>
              <TextInput
                key="code"
                {...codeInput('recovery')}
                autoComplete="one-time-code"
                value={value}
                onChange={put}
              />
            </Field>
          )}
          <div className="grid gap-2.5">
            {byText.error && !wrong && <FormProblem>{problemText(ofAuth, byText.error)}</FormProblem>}
            <Button type="submit" variant="primary" full pending={byText.isPending} disabled={value === ''}>
              {t('reauthentication.submit')}
            </Button>
            {hasCode && !needsSecondFactor && (
              <Button variant="ghost" full onClick={turn}>
                {t(kind === 'password' ? 'reauthentication.withCode' : 'reauthentication.withPassword')}
              </Button>
            )}
          </div>
        </form>
      )}
    </div>
  );
}
