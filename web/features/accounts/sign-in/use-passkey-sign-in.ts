import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSKEY_CHALLENGE_MINUTES, TOAST_MS } from '#contract/values/durations.ts';
import { client } from '#web/lib/api.ts';
import { notify } from '#web/ui/notify.ts';
import { askPasskey, hasPasskeyAutofill, passkeyProblem, stopPasskeys } from '../security/passkey-ceremony.ts';
import { useSignedIn } from './redirects.ts';

/** Renewed before the challenge that is pending in the autofill expires. */
const RENEW_MS = (PASSKEY_CHALLENGE_MINUTES - 1) * 60_000;

/**
 * Signs in with a passkey, by a button or, if the browser supports it, from the autofill of the email field.
 * @param remember returns the form's current choice.
 */
export function usePasskeySignIn(remember: () => boolean) {
  const { t } = useTranslation('auth');
  const signedIn = useSignedIn();
  const signIn = useMutation({
    mutationFn: async (mode: 'button' | 'autofill') => {
      const { options } = await client.accounts.startPasskeySignIn();
      const answer = await askPasskey(options, mode === 'autofill');
      return client.accounts.signInWithPasskey({ answer, remember: remember() });
    },
    onSuccess: ({ user }) => {
      notify.done(t('signIn.done'), { ms: TOAST_MS.signedIn });
      signedIn(user);
    },
  });
  const latest = useRef(signIn.mutate);
  latest.current = signIn.mutate;

  useEffect(() => {
    let isHere = true;
    let renewal: number | undefined;
    const offer = () => latest.current('autofill');
    void hasPasskeyAutofill().then((can) => {
      if (!isHere || !can) return;
      offer();
      renewal = window.setInterval(offer, RENEW_MS);
    });
    return () => {
      isHere = false;
      clearInterval(renewal);
      void stopPasskeys();
    };
  }, []);

  const isAsked = signIn.variables === 'button';
  const problem = signIn.error ? passkeyProblem(signIn.error) : null;
  return {
    ask: () => signIn.mutate('button'),
    isPending: isAsked && signIn.isPending,
    /** Null if the person cancelled, or if only the autofill couldn't be offered, as on a site without a domain. */
    problem:
      problem === 'cancelled' ||
      problem === 'exists' ||
      (!isAsked && (problem === 'offline' || problem === 'unexpected'))
        ? null
        : problem,
  };
}
