import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TOAST_MS } from '#contract/values/durations.ts';
import { api } from '#web/lib/api.ts';
import { codeOf, fieldsOf } from '#web/lib/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import { codeInput, problemText } from './form-problems.ts';
import { useSignedIn } from './redirects.ts';

/** The second step of signing in: a code from the authenticator app, or a recovery code. */
export function CodeForm({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation(['auth', 'validation']);
  const signedIn = useSignedIn();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // The step replaces the whole form, so focus moves with it.
  useEffect(() => input.current?.focus(), [kind]);
  const finish = useMutation(
    api.accounts.finishSignIn.mutationOptions({
      onSuccess: ({ user }) => {
        notify.done(t('signIn.done'), { ms: TOAST_MS.signedIn });
        signedIn(user);
      },
      onError: (error) => {
        // Typing replaces a wrong code.
        if (codeOf(error) !== 'sign_in_expired') return input.current?.select();
        notify.failed(t('code.expired'));
        onBack();
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code !== '' && !finish.isPending) finish.mutate({ code });
  };
  const turn = () => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    setCode('');
    finish.reset();
  };
  const wrong = fieldsOf(finish.error)['code'];
  const problem = wrong && t(kind === 'app' ? 'validation:wrong_code' : 'validation:wrong_recovery_code');
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <p className="text-lg text-ink-2">{t(`code.${kind}Text`)}</p>
      <Field label={t(`code.${kind}`)} error={problem}>
        <TextInput
          key={kind}
          ref={input}
          {...codeInput(kind)}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <div className="mt-2 flex flex-col gap-3">
        {finish.error && !wrong && <FormProblem>{problemText(t, finish.error)}</FormProblem>}
        <Button type="submit" variant="primary" size="lg" full pending={finish.isPending} disabled={code.trim() === ''}>
          {finish.isPending ? t('code.pending') : t('code.submit')}
        </Button>
        <Button variant="outline" full onClick={turn}>
          {t(kind === 'app' ? 'code.useRecovery' : 'code.useApp')}
        </Button>
        <Button variant="ghost" full onClick={onBack}>
          {t('code.back')}
        </Button>
      </div>
      <p className="text-sm text-ink-2">{t('code.honest')}</p>
    </form>
  );
}
