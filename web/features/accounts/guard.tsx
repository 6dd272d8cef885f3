import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser, UserType } from '#contract/accounts.ts';
import { notify } from '#web/ui/notify.ts';
import { KeepAccount } from './keep-account.tsx';
import { profileOf } from './landing.ts';
import { keepReturn } from './return-to.ts';
import { useSession, useSessionNews } from './session.ts';
import { Waiting } from './waiting.tsx';

const DOORS = { talent: '/talent/auth', company: '/company/auth' } as const;

export interface GuardProps {
  /** Whose page it is; any account's if left out, which then comes back after signing in. */
  userType?: UserType;
  /** The page asks its visitors to sign in, with these words; others send them home. */
  ask?: 'profile' | 'search' | 'page';
  children: (user: SessionUser) => ReactNode;
}

/** Shows a page to its kind of account; others go where they belong. */
export function Guard({ userType, ask, children }: GuardProps) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { user, isKnown } = useSession();
  const isAllowed = user !== null && (userType === undefined || user.userType === userType);
  useSessionNews(user !== null);

  useEffect(() => {
    if (!isKnown || isAllowed) return;
    if (!user && ask) notify.note(t(`guard.${ask}`), { id: 'guard' });
    if (!user && !userType) keepReturn(location.pathname);
    void navigate({ to: user ? profileOf(user) : ask ? DOORS[userType ?? 'talent'] : '/', replace: true });
  }, [isKnown, isAllowed, user, userType, ask, navigate, t]);

  if (!user || !isAllowed) return <Waiting text={t('guard.checking')} />;
  return (
    <>
      {children(user)}
      {user.erasedAt && <KeepAccount erasedAt={new Date(user.erasedAt)} />}
    </>
  );
}
