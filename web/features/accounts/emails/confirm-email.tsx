import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TOAST_MS } from '#contract/values/durations.ts';
import { api } from '#web/lib/api.ts';
import { codeOf, fieldsOf } from '#web/lib/failure.ts';
import { lastAccountType } from '#web/lib/return-to.ts';
import { notify } from '#web/ui/layers/notify.ts';
import { sessionOptions } from '../session.ts';
import { dashboardOf, redirectAfterSignIn, SIGN_IN_PATHS, useSignedIn } from '../sign-in/redirects.ts';
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
  const findUser = async () => (await queries.ensureQueryData(sessionOptions()).catch(() => null))?.user;
  const confirm = useMutation(
    api.accounts.confirmEmail.mutationOptions({
      onSuccess: async ({ user, passwordNeededFor }) => {
        if (passwordNeededFor) return setEmail(passwordNeededFor.email);
        if (!user) {
          notify.note(t('callback.used'), { ms: TOAST_MS.signedIn });
          const known = await findUser();
          return void navigate({ to: known ? dashboardOf(known) : '/talent/auth', replace: true });
        }
        notify.done(t('callback.confirmed'), { ms: TOAST_MS.signedIn });
        signedIn(user, user.userType === 'company' ? dashboardOf(user) : redirectAfterSignIn(user));
      },
      onError: async (error, { password }) => {
        if (codeOf(error) === 'code_needed')
          return void navigate({ to: '/talent/auth', state: { needsCode: true }, replace: true });
        if (fieldsOf(error).password) return;
        if (password !== undefined && codeOf(error) !== 'invalid_link') return notify.failed(problemText(t, error));
        const user = codeOf(error) === 'invalid_link' ? await findUser() : undefined;
        notify.failedBriefly(t('callback.failed'), user ? { text: t('linkInvalid.title') } : {});
        if (codeOf(error) !== 'invalid_link') return void navigate({ to: '/', replace: true });
        // The dashboard offers another link; the sign-in page says how to get one.
        if (user) return void navigate({ to: dashboardOf(user), replace: true });
        void navigate({
          to: SIGN_IN_PATHS[lastAccountType() ?? 'talent'],
          state: { isLinkInvalid: true },
          replace: true,
        });
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
