import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TOAST_MS } from '#contract/values/durations.ts';
import { api } from '#web/lib/api.ts';
import { codeOf, fieldsOf } from '#web/lib/failure.ts';
import { notify } from '#web/ui/notify.ts';
import { sessionOptions } from '../session.ts';
import { dashboardOf, redirectAfterSignIn, useSignedIn } from '../sign-in/redirects.ts';
import { LinkFrame } from '../sign-in/link-frame.tsx';
import { NewPasswordForm } from '../password/new-password-form.tsx';
import { problemText } from '../sign-in/form-problems.ts';
import { LoadingPage } from '../guard-pages.tsx';

/**
 * Confirms an email at once in the browser that registered. Any other browser must set a password first, since an intruder may
 * have registered with this email.
 */
export function ConfirmEmail({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const queries = useQueryClient();
  const started = useRef(false);
  const [email, setEmail] = useState<string | null>(null);
  const confirm = useMutation(
    api.accounts.confirmEmail.mutationOptions({
      onSuccess: async ({ user, passwordNeededFor }) => {
        if (passwordNeededFor) return setEmail(passwordNeededFor.email);
        if (!user) {
          notify.note(t('callback.used'), { ms: TOAST_MS.signedIn });
          const session = await queries.ensureQueryData(sessionOptions()).catch(() => null);
          return void navigate({ to: session?.user ? dashboardOf(session.user) : '/talent/auth', replace: true });
        }
        notify.done(t('callback.confirmed'), { ms: TOAST_MS.signedIn });
        signedIn(user, user.userType === 'company' ? dashboardOf(user) : redirectAfterSignIn(user));
      },
      onError: (error, { password }) => {
        if (codeOf(error) === 'code_needed')
          return void navigate({ to: '/talent/auth', state: { needsCode: true }, replace: true });
        if (fieldsOf(error).password) return;
        if (password !== undefined && codeOf(error) !== 'invalid_link') return notify.failed(problemText(t, error));
        notify.failed(
          t('callback.failed'),
          codeOf(error) === 'invalid_link' ? { text: t('callback.anotherLink'), ms: TOAST_MS.resetEmail } : {},
        );
        void navigate({ to: '/', replace: true });
      },
    }),
  );
  const { mutate } = confirm;
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    mutate({ token });
  }, [token, mutate]);
  if (email === null) return <LoadingPage text={t('callback.checking')} />;
  return (
    <LinkFrame title={t('confirm.title')} text={t('confirm.text')}>
      <NewPasswordForm
        email={email}
        submit={t('confirm.submit')}
        pendingText={t('confirm.pending')}
        isPending={confirm.isPending}
        error={confirm.error}
        onPassword={(password) => confirm.mutate({ token, password })}
      />
    </LinkFrame>
  );
}
