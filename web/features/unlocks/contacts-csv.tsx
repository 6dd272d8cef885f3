import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useReauthentication } from '../accounts/security/reauthentication.tsx';
import { api } from '../../lib/api.ts';
import { saveFile } from '../../lib/start-download.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';

/** Downloads all contacts as CSV. */
export function ContactsCsv() {
  const { t } = useTranslation('unlocks');
  const reauthentication = useReauthentication({ isExport: true });
  const download = useMutation(
    api.unlocks.exportContacts.mutationOptions({
      onSuccess: (file) => saveFile(file as File),
      onError: (error) => {
        if (!reauthentication.handles(error, () => download.mutate({}))) notify.failed(t('contacts.csvFailed'));
      },
    }),
  );
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        title={t('contacts.csv')}
        className="max-lg:w-10 max-lg:px-0!"
        pending={download.isPending}
        onClick={() => download.mutate({})}
      >
        {!download.isPending && <Download className="ic" aria-hidden />}
        <span className="max-lg:sr-only">{t('contacts.csv')}</span>
      </Button>
      {reauthentication.dialog}
    </>
  );
}
