import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#contract/accounts/fields.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { ActionBlock } from '../action-block.tsx';
import { ChangeEmail } from '../emails/change-email.tsx';
import { ChangePassword } from '../password/change-password.tsx';
import { Passkeys } from './passkeys.tsx';
import { Sessions } from './sessions.tsx';
import { TwoStep } from './two-step.tsx';

/** Email, password, passkeys, two-step verification and the account's sessions. */
export function SecuritySection({ user }: { user: SessionUser }) {
  const { t } = useTranslation(['security', 'common']);
  const methods = useQuery(api.accounts.getSignInMethods.queryOptions());
  const section = useRef<HTMLElement>(null);
  const isAsked = useLocation({ select: ({ hash }) => hash === 'security' });
  const isLoaded = methods.data !== undefined;
  // The page above loads asynchronously, so the browser's own scroll to the fragment misses this section.
  useEffect(() => {
    if (isAsked && isLoaded) section.current?.scrollIntoView();
  }, [isAsked, isLoaded]);
  return (
    <section
      id="security"
      ref={section}
      className="grid scroll-mt-24 gap-6 border-t border-line pt-8 min-[900px]:grid-cols-[minmax(0,260px)_minmax(0,1fr)] min-[900px]:gap-10"
    >
      <h2 className="d-3">{t('title')}</h2>
      <div className="flex min-w-0 flex-col">
        <ChangeEmail user={user} />
        <ChangePassword user={user} />
        {methods.isPending && (
          <ActionBlock title={t('passkeys.title')}>
            <Skeleton className="h-[68px] rounded-md" />
          </ActionBlock>
        )}
        {methods.isError && (
          <ActionBlock title={t('passkeys.title')}>
            <p role="alert" className="flex flex-wrap items-center gap-3 text-danger">
              {t('loadFailed')}
              <Button variant="outline" size="xs" pending={methods.isRefetching} onClick={() => void methods.refetch()}>
                {t('common:ui.retry')}
              </Button>
            </p>
          </ActionBlock>
        )}
        {methods.data && (
          <>
            <Passkeys passkeys={methods.data.passkeys} now={new Date(methods.dataUpdatedAt)} />
            <TwoStep twoStep={methods.data.twoStep} user={user} />
          </>
        )}
        <Sessions userType={user.userType} />
      </div>
    </section>
  );
}
