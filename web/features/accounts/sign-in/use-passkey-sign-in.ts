import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSKEY_CHALLENGE_MINUTES, TOAST_MS } from '#contract/values/durations.ts';
import { client } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { notify } from '#web/ui/layers/notify.ts';
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
    mutationFn: (answer: Awaited<ReturnType<typeof askPasskey>>) =>
      client.accounts.signInWithPasskey({ answer, remember: remember() }),
    onSuccess: ({ user }) => {
      notify.done(t('signIn.done'), { ms: TOAST_MS.signedIn });
      signedIn(user);
    },
  });
  const choice = useMutation({
    mutationFn: async (mode: 'button' | 'autofill') => {
      const { options } = await client.accounts.startPasskeySignIn();
      return askPasskey(options, mode === 'autofill');
    },
    onSuccess: (answer) => signIn.mutate(answer),
  });
  const latest = useRef(choice.mutate);
  latest.current = choice.mutate;

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

  const isAsked = choice.variables === 'button';
  return {
    ask: () => {
      signIn.reset();
      choice.mutate('button');
    },
    isPending: (isAsked && choice.isPending) || signIn.isPending,
    problem: signIn.error ? codeOf(signIn.error) : choice.error && choiceProblem(choice.error, isAsked),
  };
}

/** Null if the person canceled, or if autofill couldn't be offered at all, as on a site without a domain. */
function choiceProblem(error: Error, isAsked: boolean) {
  const problem = passkeyProblem(error);
  if (problem === 'cancelled' || problem === 'exists') return null;
  return isAsked || !(problem === 'offline' || problem === 'unexpected') ? problem : null;
}
