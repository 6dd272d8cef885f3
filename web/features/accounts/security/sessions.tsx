import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { UserType } from '#contract/accounts/fields.ts';
import { api, PAGES } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { ShowMore } from '#web/ui/navigation/show-more.tsx';
import { ActionBlock } from '../action-block.tsx';
import { SessionRow } from './session-row.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

/** Lists the account's sessions, which can be ended one by one or all at once. */
export function Sessions({ userType }: { userType: UserType }) {
  const { t } = useTranslation(['accounts', 'common']);
  const sessions = useInfiniteQuery(api.accounts.listSessions.infiniteOptions(PAGES));
  return (
    <ActionBlock id="sessions" title={t('sessions.title')}>
      {sessions.isPending && <Skeleton shape="rows" className="h-[68px]" />}
      {sessions.isLoadingError && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-danger">
          {t('sessions.loadFailed')}
          <Button variant="outline" size="xs" pending={sessions.isRefetching} onClick={() => void sessions.refetch()}>
            {t('common:ui.retry')}
          </Button>
        </p>
      )}
      {sessions.data && (
        <>
          <ul className="flex flex-col">
            {sessions.data.pages
              .flatMap(({ items }) => items)
              .map((session) => (
                <SessionRow key={session.id} session={session} now={new Date(sessions.dataUpdatedAt)} />
              ))}
          </ul>
          <ShowMore list={sessions} />
          <SignOutEverywhere userType={userType} />
        </>
      )}
    </ActionBlock>
  );
}
