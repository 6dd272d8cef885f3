import { LogOut } from 'lucide-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { UserType } from '#contract/accounts/fields.ts';
import { DELETION_GRACE_DAYS } from '#contract/values/durations.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { ActionBlock } from '../action-block.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { useSignOut } from '../session.ts';

/** Logs out or deletes the account. */
export function LeaveAccount({ userType }: { userType: UserType }) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const logout = useSignOut({
    done: () => {
      notify.done(t(`leave.${userType}.done`));
      return navigate({ to: '/' });
    },
    failed: () => notify.failedBriefly(t(`leave.${userType}.failed`)),
  });
  return (
    <ActionBlock id="leave" title={t('leave.title')} text={t('leave.text', { days: DELETION_GRACE_DAYS })}>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" size="sm" pending={logout.isPending} onClick={() => logout.mutate({})}>
          {!logout.isPending && <LogOut className="ic" aria-hidden />}
          {t('leave.logout')}
        </Button>
        <DeleteAccount />
      </div>
    </ActionBlock>
  );
}
