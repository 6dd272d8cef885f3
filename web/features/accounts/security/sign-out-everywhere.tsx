import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserType } from '#contract/accounts/fields.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { ENDS_SESSION, useSignedOut } from '../session.ts';

/** Ends every session, including this one, after a confirmation. */
export function SignOutEverywhere({ userType }: { userType: UserType }) {
  const { t } = useTranslation('accounts');
  const [isAsking, setIsAsking] = useState(false);
  const signedOut = useSignedOut();
  const endAll = useMutation(
    api.accounts.endAllSessions.mutationOptions({
      mutationKey: ENDS_SESSION,
      onSuccess: () => {
        notify.done(t(`leave.${userType}.done`));
        return signedOut();
      },
      onError: () => notify.failedBriefly(t(`leave.${userType}.failed`)),
    }),
  );
  return (
    <>
      <Button variant="outline" size="sm" className="self-start" onClick={() => setIsAsking(true)}>
        {t('sessions.everywhere')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('sessions.everywhereTitle')}
        text={t('sessions.everywhereText')}
      >
        <div className="grid gap-2.5 pt-2">
          <Button full pending={endAll.isPending} onClick={() => endAll.mutate({})}>
            {t('sessions.everywhere')}
          </Button>
          <Button variant="soft" full onClick={() => setIsAsking(false)}>
            {t('sessions.cancel')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
