import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { dateText } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { useSignOut } from '../session.ts';

/** Asks the owner of an account that is scheduled for erasure whether to keep it. */
export function CancelDeletion({ erasedAt }: { erasedAt: Date }) {
  const { t, i18n } = useTranslation('auth');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const cancelDeletion = useMutation(
    api.accounts.cancelDeletion.mutationOptions({
      onSuccess: async () => {
        await queries.invalidateQueries();
        notify.done(t('keep.done'));
      },
      onError: () => notify.failed(t('keep.failed')),
    }),
  );
  const signOut = useSignOut({
    done: () => {
      notify.done(t('guard.loggedOut'));
      return navigate({ to: '/' });
    },
    failed: () => notify.failed(t('problem.other')),
  });
  const day = dateText(erasedAt.toISOString(), i18n.language);
  return (
    <Dialog open locked onOpenChange={() => undefined} title={t('keep.title')} text={t('keep.text', { day })}>
      <div className="grid gap-2.5 pt-2">
        <Button variant="primary" full pending={cancelDeletion.isPending} onClick={() => cancelDeletion.mutate({})}>
          {t('keep.action')}
        </Button>
        <Button variant="soft" full pending={signOut.isPending} onClick={() => signOut.mutate({})}>
          {t('keep.logout')}
        </Button>
      </div>
    </Dialog>
  );
}
