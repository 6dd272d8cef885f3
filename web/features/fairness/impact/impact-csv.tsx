import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/start-download.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notify.ts';

/** Downloads the tables of a month as CSV. */
export function ImpactCsv({ month }: { month: string }) {
  const { t } = useTranslation('impact');
  const download = useMutation(
    api.fairness.exportImpact.mutationOptions({
      onSuccess: (file) => saveFile(file as File),
      onError: () => notify.failed(t('csvFailed')),
    }),
  );
  return (
    <Button variant="outline" size="sm" pending={download.isPending} onClick={() => download.mutate({ month })}>
      {!download.isPending && <Download className="ic" aria-hidden />}
      {t('csv')}
    </Button>
  );
}
