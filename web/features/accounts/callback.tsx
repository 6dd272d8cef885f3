import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TOAST_MS } from '#contract/constants.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/ui/notify.ts';
import { landingOf } from './landing.ts';
import { useSession } from './session.ts';
import { Waiting } from './waiting.tsx';
import { useSignedIn } from './use-signed-in.ts';

/** Where links of e-mails arrive, with their token in the fragment; it is used once, by a POST, and cleared from the bar. */
export function Callback() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { user, isKnown } = useSession();
  const signedIn = useSignedIn();
  const token = useRef(readToken());
  const started = useRef(false);
  const confirm = useMutation(
    api.accounts.confirmEmail.mutationOptions({
      onSuccess: ({ user: confirmed }) => {
        if (!confirmed) return void navigate({ to: '/talent/auth', replace: true });
        notify.done(t('callback.confirmed'), { ms: TOAST_MS.signedIn });
        signedIn(confirmed);
      },
      onError: () => {
        notify.failed(t('callback.failed'), { ms: TOAST_MS.signedIn });
        void navigate({ to: '/', replace: true });
      },
    }),
  );

  useEffect(() => {
    if (!token.current || started.current) return;
    started.current = true;
    window.history.replaceState(null, '', window.location.pathname);
    confirm.mutate({ token: token.current });
  }, [confirm]);

  useEffect(() => {
    if (token.current || !isKnown) return;
    void navigate({ to: user ? landingOf(user) : '/', replace: true });
  }, [isKnown, user, navigate]);

  return <Waiting text={t('callback.checking')} />;
}

function readToken() {
  const fragment = new URLSearchParams(window.location.hash.slice(1));
  return fragment.get('type') === 'signup' ? fragment.get('access_token') : null;
}
