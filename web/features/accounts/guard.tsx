import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser, UserType } from '#contract/accounts.ts';
import { notify } from '#web/ui/notify.ts';
import { landingOf } from './landing.ts';
import { useSession } from './session.ts';
import { Waiting } from './waiting.tsx';

const ASK = {
  talent: { to: '/talent/auth', text: 'guard.profile' },
  company: { to: '/company/auth', text: 'guard.search' },
} as const;

/** Shows a page to its kind of account; others go where they belong. */
export function Guard({ userType, children }: { userType: UserType; children: (user: SessionUser) => ReactNode }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { user, isKnown } = useSession();
  const isAllowed = user?.userType === userType;

  useEffect(() => {
    if (!isKnown || isAllowed) return;
    if (!user) notify.note(t(ASK[userType].text), { id: 'guard' });
    void navigate({ to: user ? landingOf(user) : ASK[userType].to, replace: true });
  }, [isKnown, isAllowed, user, userType, navigate, t]);

  if (user && isAllowed) return children(user);
  return <Waiting text={t('guard.checking')} />;
}
