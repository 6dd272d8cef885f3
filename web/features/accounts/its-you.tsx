import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { codeOf, fieldsOf } from '#web/lib/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

/**
 * Some calls want a recent proof of who is signed in. In `onError`, `asks(error, again)` opens the dialog where that is what is
 * missing, and goes on with `again` once the person has given it. The caller shows `dialog`.
 */
export function useItsYou(): { asks: (error: unknown, again: () => void) => boolean; dialog: ReactNode } {
  const [again, setAgain] = useState<(() => void) | null>(null);
  return {
    asks(error, next) {
      if (codeOf(error) !== 'password_needed') return false;
      setAgain(() => next);
      return true;
    },
    dialog: (
      <ItsYouDialog
        open={again !== null}
        onClose={() => setAgain(null)}
        onProven={() => {
          setAgain(null);
          again?.();
        }}
      />
    ),
  };
}

interface ItsYouProps {
  open: boolean;
  onClose: () => void;
  onProven: () => void;
}

function ItsYouDialog({ open, onClose, onProven }: ItsYouProps) {
  const { t } = useTranslation('account');
  return (
    <Dialog open={open} onOpenChange={onClose} title={t('itsYou.title')} text={t('itsYou.text')}>
      <PasswordForm onProven={onProven} />
    </Dialog>
  );
}

/** Its state goes with the dialog. */
function PasswordForm({ onProven }: Pick<ItsYouProps, 'onProven'>) {
  const { t } = useTranslation(['account', 'validation', 'auth']);
  const [password, setPassword] = useState('');
  const prove = useMutation(api.accounts.reauthenticate.mutationOptions({ onSuccess: onProven }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '' && !prove.isPending) prove.mutate({ password });
  };
  const problem = () => {
    if (!prove.error || prove.isPending) return undefined;
    if (fieldsOf(prove.error).password) return t('validation:wrong_password');
    const code = codeOf(prove.error);
    return t(`auth:problem.${code === 'rate_limited' || code === 'offline' ? code : 'other'}`);
  };
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <Field label={t('itsYou.password')} error={problem()}>
        <PasswordInput
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" look="go" full pending={prove.isPending} disabled={password === ''}>
        {t('itsYou.submit')}
      </Button>
    </form>
  );
}
