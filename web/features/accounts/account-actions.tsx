import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBlock } from './action-block.tsx';
import { DownloadData } from './deletion/download-data.tsx';
import { LeaveAccount } from './deletion/leave-account.tsx';
import { SecuritySection } from './security/security-section.tsx';
import { useSession } from './session.ts';

interface Props {
  notifications: ReactNode;
  /** Further sections of one of the two pages. */
  children?: ReactNode;
}

/** Sign-in and security, notification settings, data download, logout and deletion, shown at the bottom of both profile pages. */
export function AccountActions({ notifications, children }: Props) {
  const { t } = useTranslation(['accounts', 'notifications']);
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <SecuritySection user={user} />
      <section className="grid gap-6 border-t border-line pt-8 pb-10 min-[900px]:grid-cols-[minmax(0,260px)_minmax(0,1fr)] min-[900px]:gap-10 md:pb-16">
        <h2 className="d-3">{t('accounts:title')}</h2>
        <div className="flex min-w-0 flex-col">
          <ActionBlock
            id="notifications"
            title={t('notifications:settings.title')}
            text={t('notifications:settings.text')}
          >
            {notifications}
          </ActionBlock>
          {children}
          <DownloadData />
          <LeaveAccount userType={user.userType} />
        </div>
      </section>
    </>
  );
}
