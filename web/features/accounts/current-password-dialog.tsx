import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

interface CurrentPasswordDialogProps {
  open: boolean;
  onClose: () => void;
  onGive: (currentPassword: string) => void;
  pending: boolean;
  wrong: boolean;
}

/** Makes sure that it is the owner who sits here. */
export function CurrentPasswordDialog({ open, onClose, ...form }: CurrentPasswordDialogProps) {
  const { t } = useTranslation('account');
  return (
    <Dialog open={open} onOpenChange={onClose} title={t('password.again.title')} text={t('password.again.text')}>
      <CurrentPasswordForm {...form} />
    </Dialog>
  );
}

/** Its state goes with the dialog. */
function CurrentPasswordForm({ onGive, pending, wrong }: Omit<CurrentPasswordDialogProps, 'open' | 'onClose'>) {
  const { t } = useTranslation(['account', 'validation']);
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '' && !pending) onGive(password);
  };
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <Field label={t('password.again.current')} error={wrong && !pending ? t('validation:wrong_password') : undefined}>
        <PasswordInput
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" look="go" full pending={pending} disabled={password === ''}>
        {t('password.again.submit')}
      </Button>
    </form>
  );
}
