import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSKEY_CHALLENGE_MINUTES } from '#contract/values/accounts.ts';
import { TOAST_MS } from '#contract/values/screen-timings.ts';
import { client } from '#web/lib/api.ts';
import { notify } from '#web/ui/notify.ts';
import { askPasskey, hasPasskeyAutofill, passkeyProblem, stopPasskeys } from './passkey-ceremony.ts';
import { useSignedIn } from './use-signed-in.ts';

/** Before the server forgets the challenge that waits in the autofill. */
const RENEW_MS = (PASSKEY_CHALLENGE_MINUTES - 1) * 60_000;

/**
 * Signs in with a passkey: on a button, and, where the browser can, from the autofill of the email field.
 * @param remember what the form says at that moment.
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
    /** Nothing to tell where the person has stopped, or the browser offers no autofill after all. */
    problem: problem === 'cancelled' || problem === 'exists' || (!isAsked && problem === 'offline') ? null : problem,
  };
}
