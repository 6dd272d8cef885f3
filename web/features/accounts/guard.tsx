import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser, UserType } from '#contract/accounts.ts';
import { useAuthPrompt } from '#web/features/navigation/public.ts';
import { storeRefusedPath } from '#web/lib/return-to.ts';
import { notify } from '#web/ui/notify.ts';
import { CancelDeletion } from './cancel-deletion.tsx';
import { profileOf } from './redirects.ts';
import { useSession, useSessionEvents } from './session.ts';
import { Unreachable } from './unreachable.tsx';
import { LoadingPage } from './loading-page.tsx';

const DOORS = { talent: '/talent/auth', company: '/company/auth' } as const;

export interface GuardProps {
  /** Whose page it is; any account's if left out. */
  userType?: UserType;
  /** The page sends its visitors to the sign-in with these words; others send them home, where the visitors' dialog opens. */
  ask?: 'profile' | 'search' | 'page';
  children: (user: SessionUser) => ReactNode;
}

/** Shows a page to its kind of account; others go where they belong. */
export function Guard({ userType, ask, children }: GuardProps) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const askVisitor = useAuthPrompt();
  const { user, isKnown, isFailed, ask: askAgain } = useSession();
  const isAllowed = user !== null && (userType === undefined || user.userType === userType);
  const isEnded = useSessionEvents(user !== null);
  const lastSeen = useRef<SessionUser | null>(null);

  useEffect(() => {
    if (user) lastSeen.current = user;
  }, [user]);

  useEffect(() => {
    if (!isKnown || isAllowed) return;
    if (user) return void navigate({ to: profileOf(user), replace: true });
    if (isEnded && lastSeen.current?.emailVerified === false) {
      notify.note(t('guard.confirmedElsewhere'), { id: 'guard' });
      return void navigate({ to: DOORS[lastSeen.current.userType], replace: true });
    }
    if (isEnded) notify.note(t('guard.loggedOut'), { id: 'guard' });
    else if (ask) notify.note(t(`guard.${ask}`), { id: 'guard' });
    else askVisitor({ path: location.pathname, text: t('guard.page') });
    if (!userType) storeRefusedPath(location.pathname);
    void navigate({ to: ask ? DOORS[userType ?? 'talent'] : '/', replace: true });
  }, [isKnown, isAllowed, isEnded, user, userType, ask, askVisitor, navigate, t]);

  if (isFailed) return <Unreachable onRetry={askAgain} />;
  if (!user || !isAllowed) return <LoadingPage text={t('guard.checking')} />;
  return (
    <>
      {children(user)}
      {user.erasedAt && <CancelDeletion erasedAt={new Date(user.erasedAt)} />}
    </>
  );
}
