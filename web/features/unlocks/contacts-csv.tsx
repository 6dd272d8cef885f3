import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useItsYou } from '#web/features/accounts/public.ts';
import { api } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/start-download.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notify.ts';

/** All contacts as a file for a spreadsheet. */
export function ContactsCsv() {
  const { t } = useTranslation('unlocks');
  const itsYou = useItsYou();
  const download = useMutation(
    api.unlocks.exportContacts.mutationOptions({
      onSuccess: (file) => saveFile(file as File),
      onError: (error) => {
        if (!itsYou.asks(error, () => download.mutate({}))) notify.failed(t('contacts.csvFailed'));
      },
    }),
  );
  return (
    <>
      <Button variant="outline" size="sm" pending={download.isPending} onClick={() => download.mutate({})}>
        {!download.isPending && <Download className="ic" aria-hidden />}
        {t('contacts.csv')}
      </Button>
      {itsYou.dialog}
    </>
  );
}
