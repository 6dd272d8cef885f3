import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser, UserType } from '#contract/accounts/fields.ts';
import { deferred } from '#web/lib/deferred.tsx';
import { useAuthPrompt } from './auth-prompt.tsx';
import { lastAccountType, storeRefusedPath } from '#web/lib/return-to.ts';
import { profileOf, SIGN_IN_PATHS } from './sign-in/redirects.ts';
import { useIsLeaving, useSession, useSessionEvents } from './session.ts';
import { Unreachable, CheckingPage } from './guard-pages.tsx';

const CancelDeletion = deferred(async () => (await import('./deletion/cancel-deletion.tsx')).CancelDeletion);

export interface GuardProps {
  /** The kind of account that may see the page; any account if omitted. */
  userType?: UserType;
  /**
   * Sends visitors to the sign-in page, which shows this message. Without it, or if it's unknown which kind of account they have,
   * they are sent home, where the auth prompt opens.
   */
  ask?: 'profile' | 'search' | 'page';
  children: (user: SessionUser) => ReactNode;
}

/** Shows a page to one kind of account and redirects everyone else. */
export function Guard({ userType, ask, children }: GuardProps) {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const promptVisitor = useAuthPrompt();
  const { user, isKnown, isFailed, ask: askAgain } = useSession();
  const isAllowed = user !== null && (userType === undefined || user.userType === userType);
  const isEnded = useSessionEvents(user !== null);
  const isLeaving = useIsLeaving();
  const lastSeen = useRef<SessionUser | null>(null);
  const hasLeft = useRef(false);

  useEffect(() => {
    if (user) lastSeen.current = user;
  }, [user]);

  useEffect(() => {
    if (isLeaving || isAllowed) hasLeft.current = isLeaving;
    if (!isKnown || isAllowed || isLeaving) return;
    if (hasLeft.current) return void navigate({ to: '/', replace: true });
    if (user) return void navigate({ to: profileOf(user), replace: true });
    const path = `${location.pathname}${location.search}${location.hash}`;
    storeRefusedPath(path);
    if (lastSeen.current) {
      const { userType: lastType, emailVerified } = lastSeen.current;
      const sessionEnded = isEnded && !emailVerified ? 'confirmed' : 'elsewhere';
      return void navigate({ to: SIGN_IN_PATHS[lastType], state: { sessionEnded }, replace: true });
    }
    const signInType = ask && (userType ?? lastAccountType());
    if (signInType) return void navigate({ to: SIGN_IN_PATHS[signInType], state: { refusal: ask }, replace: true });
    let isCurrent = true;
    void i18n.loadNamespaces('auth').then(() => {
      if (!isCurrent) return;
      promptVisitor({ path, text: i18n.t(`auth:guard.${ask ?? 'page'}`) });
      void navigate({ to: '/', replace: true });
    });
    return () => void (isCurrent = false);
  }, [isKnown, isAllowed, isLeaving, isEnded, user, userType, ask, promptVisitor, navigate, i18n]);

  if (isFailed) return <Unreachable onRetry={askAgain} />;
  if (!user || !isAllowed) return <CheckingPage />;
  return (
    <>
      {children(user)}
      {user.erasedAt && <CancelDeletion erasedAt={new Date(user.erasedAt)} />}
    </>
  );
}
