import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TOAST_MS } from '#contract/values/durations.ts';
import { api } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { lastAccountType, storeRefusedPath } from '#web/lib/return-to.ts';
import { notify } from '#web/ui/layers/notify.ts';
import { dashboardOf, profileOf, SIGN_IN_PATHS } from '../sign-in/redirects.ts';
import { problemText } from '../sign-in/form-problems.ts';
import { useSession } from '../session.ts';
import { LoadingPage } from '../guard-pages.tsx';

/** Gives the account its new email. A visitor signs in first and comes back. */
export function ConfirmEmailChange({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { user, isKnown } = useSession();
  const started = useRef(false);
  const { mutate } = useMutation(
    api.accounts.confirmEmailChange.mutationOptions({
      onSuccess: async ({ user: changed }) => {
        await queries.invalidateQueries();
        notify.done(t('emailChange.done', { email: changed.email }), { ms: TOAST_MS.signedIn });
        void navigate({ to: profileOf(changed), replace: true });
      },
      onError: (error) => {
        notify.failed(codeOf(error) === 'invalid_link' ? t('emailChange.expired') : problemText(t, error));
        void navigate({ to: user ? dashboardOf(user) : '/', replace: true });
      },
    }),
  );
  useEffect(() => {
    if (!isKnown || started.current) return;
    started.current = true;
    if (user) return mutate({ token });
    storeRefusedPath(`/auth/callback#access_token=${token}&type=email_change`);
    const to = SIGN_IN_PATHS[lastAccountType() ?? 'talent'];
    void navigate({ to, state: { refusal: 'emailChange' }, replace: true });
  }, [isKnown, user, token, mutate, navigate, t]);
  return <LoadingPage text={t('callback.checking')} />;
}
