import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AuditFilter } from '#contract/audit.ts';
import { useReauthentication } from '#web/features/accounts/public.ts';
import { api } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/start-download.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notify.ts';

/** Downloads the matching events as CSV. */
export function AuditCsv({ filter }: { filter: Partial<AuditFilter> }) {
  const { t } = useTranslation('audit');
  const reauthentication = useReauthentication();
  const download = useMutation(
    api.audit.exportEvents.mutationOptions({
      onSuccess: (file) => saveFile(file as File),
      onError: (error, input) => {
        if (!reauthentication.handles(error, () => download.mutate(input))) notify.failed(t('csvFailed'));
      },
    }),
  );
  return (
    <>
      <Button variant="outline" size="sm" pending={download.isPending} onClick={() => download.mutate(filter)}>
        {!download.isPending && <Download className="ic" aria-hidden />}
        {t('csv')}
      </Button>
      {reauthentication.dialog}
    </>
  );
}
