import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { UserType } from '#contract/accounts/fields.ts';
import { api } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { notify } from '#web/ui/notify.ts';

const KEY = 'closeup.reset-token';

/** The token of a reset link lives as long as the tab, and in no address. */
export const resetToken = {
  read: () => sessionStorage.getItem(KEY),
  keep: (token: string) => sessionStorage.setItem(KEY, token),
  forget: () => sessionStorage.removeItem(KEY),
};

const TYPES = ['signup', 'recovery', 'email_change', 'email_revert'] as const;

/** The token in the address that a mail led to, and its kind; links without a kind reset the password. */
export function readFragment(): { token: string; type: (typeof TYPES)[number] } | null {
  const fragment = new URLSearchParams(window.location.hash.slice(1));
  const token = fragment.get('access_token');
  return token ? { token, type: TYPES.find((type) => type === fragment.get('type')) ?? 'recovery' } : null;
}

/** Takes the token out of the address bar and the history. */
export const clearFragment = () =>
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);

/** Asks whose password a link resets, and keeps its token; what is wrong with it is said at the sign-in. */
export function useResetLink(onOwner: (owner: { email: string; userType: UserType }) => void) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  return useMutation(
    api.accounts.checkResetLink.mutationOptions({
      onMutate: ({ token }) => resetToken.keep(token),
      onSuccess: onOwner,
      onError: (error) => {
        resetToken.forget();
        notify.failed(t(codeOf(error) === 'invalid_link' ? 'callback.expired' : 'reset.failed'), { id: 'reset' });
        void navigate({ to: '/talent/auth', replace: true });
      },
    }),
  );
}
