import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TOAST_MS } from '#contract/values/durations.ts';
import { api } from '#web/lib/api.ts';
import { codeOf, fieldsOf } from '#web/lib/failure.ts';
import { notify } from '#web/ui/layers/notify.ts';
import { profileOf, useSignedIn } from '../sign-in/redirects.ts';
import { LinkFrame } from '../sign-in/link-frame.tsx';
import { NewPasswordForm } from '../password/new-password-form.tsx';
import { problemText } from '../sign-in/form-problems.ts';

/** Reverts a change of the account's email that its owner did not make. */
export function RevertEmail({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const revert = useMutation(
    api.accounts.revertEmailChange.mutationOptions({
      onSuccess: ({ user }) => {
        notify.done(t('revert.done', { email: user.email }), { ms: TOAST_MS.signedIn });
        signedIn(user, profileOf(user));
      },
      onError: (error) => {
        if (codeOf(error) === 'code_needed')
          return void navigate({ to: '/talent/auth', state: { needsCode: true }, replace: true });
        if (fieldsOf(error).password) return;
        if (codeOf(error) !== 'invalid_link') return notify.failed(problemText(t, error));
        notify.failed(t('revert.expired'));
        void navigate({ to: '/contact', replace: true });
      },
    }),
  );
  return (
    <LinkFrame title={t('revert.title')} text={t('revert.text')}>
      <NewPasswordForm
        submit={t('revert.submit')}
        pendingText={t('revert.pending')}
        isPending={revert.isPending}
        error={revert.error}
        onPassword={(password) => revert.mutate({ token, password })}
      />
    </LinkFrame>
  );
}
