import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useReauthentication } from '../accounts/security/reauthentication.tsx';
import { api } from '../../lib/api.ts';
import { saveFile } from '../../lib/start-download.ts';
import { CsvButton } from '../../ui/csv-button.tsx';
import { notify } from '../../ui/layers/notify.ts';

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
      <CsvButton
        label={t('contacts.csv')}
        iconBelow="lg"
        pending={download.isPending}
        onClick={() => download.mutate({})}
      />
      {reauthentication.dialog}
    </>
  );
}
