import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { useSession, useSessionEvents } from './session.ts';
import { Unreachable, CheckingPage } from './guard-pages.tsx';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import type { SessionUser } from '#contract/accounts/fields.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { profileOf } from './sign-in/redirects.ts';
import { ReauthenticationDialog } from './security/reauthentication.tsx';

/** Shows a page to admins, after a second factor if one is required. Everyone else sees `others`. */
export function AdminGuard({ others, children }: { others: ReactNode; children: ReactNode }) {
  const { user, isKnown, isFailed, ask } = useSession();
  useSessionEvents(user !== null);
  const isAdmin = user?.isAdmin === true;
  const methods = useQuery(api.accounts.getSignInMethods.queryOptions({ enabled: isAdmin, staleTime: 60_000 }));
  if (isFailed) return <Unreachable onRetry={ask} />;
  if (!isKnown || (isAdmin && methods.isPending)) return <CheckingPage />;
  if (!isAdmin) return others;
  const state = methods.data?.adminGate ?? 'open';
  // If the request failed, the pages load anyway and report the error themselves.
  return state === 'open' ? children : <AdminVerification state={state} user={user} />;
}

/** Shown in place of the admin pages until this session has passed two-step verification. */
function AdminVerification({ state, user }: { state: 'set_up' | 'confirm'; user: SessionUser }) {
  const { t } = useTranslation('security');
  const [isAsked, setIsAsked] = useState(false);
  return (
    <main
      id="main"
      className="page grid min-h-[60dvh] place-content-center justify-items-center gap-5 py-16 text-center"
    >
      <ShieldCheck className="size-12 text-ink-2" strokeWidth={1.5} aria-hidden />
      <h1 className="d-2 max-w-[18ch] text-balance">{t('admin.title')}</h1>
      <p className="max-w-[46ch] text-lg text-ink-2">{t(state === 'set_up' ? 'admin.setUp' : 'admin.confirm')}</p>
      {state === 'set_up' ? (
        <Link to={profileOf(user)} hash="security" className={buttonClass({ variant: 'primary' })}>
          {t('admin.setUpAction')}
        </Link>
      ) : (
        <Button variant="primary" onClick={() => setIsAsked(true)}>
          {t('admin.confirmAction')}
        </Button>
      )}
      <ReauthenticationDialog
        open={isAsked}
        needsSecondFactor
        onClose={() => setIsAsked(false)}
        onVerified={() => setIsAsked(false)}
      />
    </main>
  );
}
