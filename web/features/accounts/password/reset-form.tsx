import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TOAST_MS } from '#contract/values/durations.ts';
import { api } from '#web/lib/api.ts';
import { codeOf, fieldsOf } from '#web/lib/failure.ts';
import { notify } from '#web/ui/layers/notify.ts';
import { profileOf, useSignedIn } from '../sign-in/redirects.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { resetToken, toAnotherLink } from './reset-link.ts';

/** Sets a new password with the token of a reset link, which works once. On the auth page the error lists the character classes. */
export function ResetForm({ email, isOnAuthPage = false }: { email: string; isOnAuthPage?: boolean }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const reset = useMutation(
    api.accounts.resetPassword.mutationOptions({
      onSuccess: ({ user }) => {
        resetToken.delete();
        notify.done(t('reset.done'), { ms: TOAST_MS.signedIn });
        signedIn(user, profileOf(user));
      },
      onError: (error) => {
        if (codeOf(error) === 'code_needed') {
          resetToken.delete();
          notify.done(t('reset.done'), { ms: TOAST_MS.signedIn });
          return void navigate({ to: '/talent/auth', state: { needsCode: true }, replace: true });
        }
        if (fieldsOf(error).password) return;
        if (codeOf(error) !== 'invalid_link') return notify.failedBriefly(t('reset.failed'));
        resetToken.delete();
        notify.failedBriefly(t('callback.expired'));
        void navigate(toAnotherLink(email));
      },
    }),
  );
  const submit = (password: string) => {
    const token = resetToken.read();
    if (token) return reset.mutate({ token, password });
    notify.failedBriefly(t('reset.sessionExpired'));
    void navigate(toAnotherLink(email));
  };
  return (
    <NewPasswordForm
      email={email}
      listsClasses={isOnAuthPage}
      submit={t('reset.submit')}
      pendingText={t('reset.pending')}
      isPending={reset.isPending}
      error={reset.error}
      onPassword={submit}
    />
  );
}
