import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TOAST_MS } from '#contract/constants.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/ui/notify.ts';
import { dashboardOf, landingOf } from './landing.ts';
import { clearFragment, readFragment, useResetLink } from './reset-link.ts';
import { useSession } from './session.ts';
import { useSignedIn } from './use-signed-in.ts';
import { Waiting } from './waiting.tsx';

/**
 * Where links of e-mails arrive, with their token in the fragment, which is cleared from the bar. A link that resets a password
 * leads to its form; one that confirms an email is used, by a POST; without a link the session decides.
 */
export function Callback() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { user, isKnown, isFailed } = useSession();
  const [link] = useState(readFragment);
  const started = useRef(false);
  const confirm = useConfirmation();
  const reset = useResetLink((owner) => void navigate({ to: '/reset-password', state: owner, replace: true }));

  useEffect(() => {
    if (!link || started.current) return;
    started.current = true;
    clearFragment();
    (link.type === 'recovery' ? reset : confirm).mutate({ token: link.token });
  }, [link, reset, confirm]);

  useEffect(() => {
    if (link || !isKnown) return;
    if (isFailed) notify.failed(t('callback.failed'), { id: 'callback' });
    void navigate({ to: user ? dashboardOf(user) : '/', replace: true });
  }, [link, isKnown, isFailed, user, navigate, t]);

  return <Waiting text={t('callback.checking')} />;
}

function useConfirmation() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  return useMutation(
    api.accounts.confirmEmail.mutationOptions({
      onSuccess: ({ user: confirmed }) => {
        if (!confirmed) return void navigate({ to: '/talent/auth', replace: true });
        notify.done(t('callback.confirmed'), { ms: TOAST_MS.signedIn });
        signedIn(confirmed, landingOf(confirmed));
      },
      onError: () => {
        notify.failed(t('callback.failed'));
        void navigate({ to: '/', replace: true });
      },
    }),
  );
}
