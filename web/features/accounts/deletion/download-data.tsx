import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { startDownload } from '#web/lib/start-download.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { ActionBlock } from '../action-block.tsx';
import { useReauthentication } from '../security/reauthentication.tsx';

/** Downloads everything stored about the account as one archive. */
export function DownloadData() {
  const { t } = useTranslation('accounts');
  const reauthentication = useReauthentication({ isExport: true });
  const prepare = useMutation(
    api.accounts.prepareDownload.mutationOptions({
      onSuccess: ({ path }) => startDownload(path),
      onError: (error) => {
        if (reauthentication.handles(error, () => prepare.mutate({}))) return;
        notify.failed(t(codeOf(error) === 'email_not_confirmed' ? 'data.unconfirmed' : 'data.failed'));
      },
    }),
  );
  return (
    <ActionBlock id="data" title={t('data.title')} text={t('data.text')}>
      <Button
        variant="outline"
        size="sm"
        className="self-start"
        pending={prepare.isPending}
        onClick={() => prepare.mutate({})}
      >
        {!prepare.isPending && <Download className="ic" aria-hidden />}
        {t('data.download')}
      </Button>
      {reauthentication.dialog}
    </ActionBlock>
  );
}
