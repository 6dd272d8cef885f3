import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession, useSessionNews } from './session.ts';
import { Waiting } from './waiting.tsx';

/** Shows a page to admins; for others it does not exist, and they see `others`. */
export function AdminGuard({ others, children }: { others: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('auth');
  const { user, isKnown } = useSession();
  useSessionNews(user !== null);
  if (!isKnown) return <Waiting text={t('guard.checking')} />;
  return user?.isAdmin ? children : others;
}
