import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#web/lib/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { PasswordInput } from '#web/ui/fields/inputs.tsx';
import { Consent } from './consent.tsx';
import { problemText } from '../sign-in/form-problems.ts';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { ResendLink } from '../emails/unconfirmed-banner.tsx';

/** Fields that a draft of the form leaves out. */
export const PASSWORDS = ['password', 'confirmation'] as const;

export interface RegisterFormProps {
  email?: string;
  /** Called with the email typed so far. */
  onSignIn: (email: string) => void;
  onRegistered: (email: string) => void;
  /** The referral link that was followed. */
  referral: { code: string | undefined; thank(): void };
}

interface PasswordPairProps {
  password: UseFormRegisterReturn;
  /** Which rules the typed password keeps. */
  rules: ReactNode;
  confirmation: UseFormRegisterReturn;
  passwordError: string | undefined;
  confirmationError: string | undefined;
}

export function PasswordPair({ password, rules, confirmation, passwordError, confirmationError }: PasswordPairProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <Field label={t('signIn.password')} hint={t('register.passwordHint')} error={passwordError} required>
        <PasswordInput autoComplete="new-password" {...password} />
      </Field>
      {rules}
      <Field label={t('register.confirmation')} error={confirmationError} required>
        <PasswordInput autoComplete="new-password" {...confirmation} />
      </Field>
    </>
  );
}

export function RegisterActions({
  pending,
  error,
  onSignIn,
}: {
  pending: boolean;
  error: unknown;
  onSignIn: () => void;
}) {
  const { t } = useTranslation('auth');
  return (
    <div className="mt-2 flex flex-col gap-3">
      {error && codeOf(error) !== 'invalid_input' ? <FormProblem>{problemText(t, error)}</FormProblem> : null}
      <Consent />
      <Button type="submit" variant="primary" size="lg" full pending={pending}>
        {pending ? t('register.pending') : t('register.submit')}
      </Button>
      <Button variant="ghost" full onClick={onSignIn}>
        {t('register.haveAccount')}
      </Button>
    </div>
  );
}

/** Shown after a registration: the email has to be confirmed. */
export function RegisteredDialog({ email, onClose }: { email: string | null; onClose: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <Dialog
      open={email !== null}
      onOpenChange={onClose}
      title={t('registered.title')}
      text={t('registered.text', { email })}
    >
      <Button variant="primary" full onClick={onClose}>
        {t('registered.signIn')}
      </Button>
      <ResendLink email={email ?? ''} variant="soft" full />
    </Dialog>
  );
}
