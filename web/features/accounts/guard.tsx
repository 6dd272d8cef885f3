import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser, UserType } from '#contract/accounts.ts';
import { notify } from '#web/ui/notify.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { landingOf } from './landing.ts';
import { useSession } from './session.ts';

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
  return (
    <main id="main" className="grid min-h-[70dvh] place-items-center" aria-busy="true">
      <p role="status" className="flex items-center gap-3 text-lg">
        <Spinner className="text-[1.5rem]" />
        {t('guard.checking')}
      </p>
    </main>
  );
}
