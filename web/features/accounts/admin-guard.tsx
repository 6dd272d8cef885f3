import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { AdminGate } from './admin-gate.tsx';
import { useSession, useSessionEvents } from './session.ts';
import { Unreachable } from './unreachable.tsx';
import { LoadingPage } from './loading-page.tsx';

/** Shows a page to admins, where required after a second factor; for others it does not exist, and they see `others`. */
export function AdminGuard({ others, children }: { others: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('auth');
  const { user, isKnown, isFailed, ask } = useSession();
  useSessionEvents(user !== null);
  const isAdmin = user?.isAdmin === true;
  const methods = useQuery(api.accounts.getSignInMethods.queryOptions({ enabled: isAdmin, staleTime: 60_000 }));
  if (isFailed) return <Unreachable onRetry={ask} />;
  if (!isKnown || (isAdmin && methods.isPending)) return <LoadingPage text={t('guard.checking')} />;
  if (!isAdmin) return others;
  const gate = methods.data?.adminGate ?? 'open';
  // Where the answer did not come, the pages ask themselves, and say so.
  return gate === 'open' ? children : <AdminGate gate={gate} user={user} />;
}
