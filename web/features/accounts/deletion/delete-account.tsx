import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DELETION_GRACE_DAYS } from '#contract/values/durations.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { useReauthentication } from '../security/reauthentication.tsx';
import { ENDS_SESSION, useSession, useSignedOut } from '../session.ts';

/** After a confirmation, schedules the account for erasure and signs out. */
export function DeleteAccount() {
  const { t } = useTranslation('accounts');
  const [isAsking, setIsAsking] = useState(false);
  const userType = useSession().user?.userType;
  const { data } = useQuery({ ...api.billing.getBilling.queryOptions(), enabled: isAsking && userType === 'company' });
  const renews = data?.subscription?.isEnding === false;
  const signedOut = useSignedOut();
  const reauthentication = useReauthentication();
  const remove = useMutation(
    api.accounts.requestDeletion.mutationOptions({
      mutationKey: ENDS_SESSION,
      onSuccess: () => {
        notify.done(t('leave.deleted'));
        return signedOut();
      },
      onError: (error) => {
        if (reauthentication.handles(error, () => remove.mutate({}))) return setIsAsking(false);
        notify.failedBriefly(t('leave.deleteFailed'));
      },
    }),
  );
  return (
    <>
      <Button variant="ghost" size="sm" className="text-danger!" onClick={() => setIsAsking(true)}>
        <Trash2 className="ic" aria-hidden />
        {t('leave.delete')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('leave.deleteTitle')}
        text={t(userType === 'company' ? 'leave.deleteCompany' : 'leave.deleteText', { days: DELETION_GRACE_DAYS })}
      >
        {renews && <p className="font-semi">{t('leave.premiumRuns')}</p>}
        <div className="grid gap-2.5 pt-2">
          <Button variant="danger" full pending={remove.isPending} onClick={() => remove.mutate({})}>
            {t('leave.deleteConfirm')}
          </Button>
          <Button variant="soft" full onClick={() => setIsAsking(false)}>
            {t('leave.keep')}
          </Button>
        </div>
      </Dialog>
      {reauthentication.dialog}
    </>
  );
}
