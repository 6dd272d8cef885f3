import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { UserType } from '#contract/accounts/fields.ts';
import { api } from '#web/lib/api.ts';
import { tabStorage } from '#web/lib/browser-state.ts';
import { codeOf } from '#web/lib/failure.ts';
import { notify } from '#web/ui/layers/notify.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const KEY = 'closeup.reset-token';

/** The token of a reset link. Stored for this tab only, and never in an address. */
export const resetToken = {
  read: () => tabStorage.read(KEY),
  store: (token: string) => tabStorage.store(KEY, token),
  delete: () => tabStorage.delete(KEY),
};

const TYPES = ['signup', 'recovery', 'email_change', 'email_revert'] as const;

interface EmailedLink {
  token: string;
  type: (typeof TYPES)[number];
}

/** Reads the token and its type from the fragment of an emailed link. Links without a type reset the password. */
function readFragment(): EmailedLink | null {
  const fragment = new URLSearchParams(window.location.hash.slice(1));
  const token = fragment.get('access_token');
  return token ? { token, type: TYPES.find((type) => type === fragment.get('type')) ?? 'recovery' } : null;
}

/** The emailed link that was opened, or pasted into this tab since. Removes its token from the address bar and the history. */
export function useEmailedLink(): EmailedLink | null {
  const [link, setLink] = useState(readFragment);
  useEffect(() => {
    const follow = () => setLink((known) => readFragment() ?? known);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  // A layout effect, because a navigation started in the page's own effects must come after this change of the address.
  useLayoutEffect(() => {
    if (link) window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }, [link]);
  return link;
}

/** Where to request another link after one has failed, which the page says for as long as it is open. */
export const toAnotherLink = (email?: string, isLinkInvalid = true) =>
  ({
    to: '/talent/auth',
    state: { email, isForgotten: true, isLinkInvalid: isLinkInvalid || undefined },
    replace: true,
  }) as const;

/**
 * Asks the server whose password a link resets, and stores its token. An invalid link redirects to the form that requests another,
 * with an error.
 */
export function useResetLink(onOwner: (owner: { email: string; userType: UserType }) => void) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  return useMutation(
    api.accounts.checkResetLink.mutationOptions({
      onMutate: ({ token }) => resetToken.store(token),
      onSuccess: onOwner,
      onError: (error) => {
        resetToken.delete();
        const isInvalid = codeOf(error) === 'invalid_link';
        notify.failedBriefly(t(isInvalid ? 'callback.expired' : 'reset.failed'), { id: 'reset' });
        void navigate(toAnotherLink(undefined, isInvalid));
      },
    }),
  );
}

/** Reads a reset link that points at this page and asks the server whose password it resets. */
export function useLinkInAddress() {
  const link = useEmailedLink();
  const [owner, setOwner] = useState<{ email: string; userType: UserType } | null>(null);
  const { mutate, isError } = useResetLink(setOwner);
  const asked = useRef<string>(null);
  useEffect(() => {
    if (!link || asked.current === link.token) return;
    asked.current = link.token;
    setOwner(null);
    mutate({ token: link.token });
  }, [link, mutate]);
  return { isAsked: link !== null && !isError, owner };
}
