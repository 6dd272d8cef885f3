import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AuditFilter } from '#contract/audit.ts';
import { useReauthentication } from '../accounts/security/reauthentication.tsx';
import { api } from '../../lib/api.ts';
import { saveFile } from '../../lib/start-download.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';

/** Downloads the matching events as CSV. */
export function AuditCsv({ filter }: { filter: Partial<AuditFilter> }) {
  const { t } = useTranslation('audit');
  const reauthentication = useReauthentication({ isExport: true });
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
      <Button
        variant="outline"
        size="sm"
        title={t('csv')}
        className="max-md:w-10 max-md:px-0!"
        pending={download.isPending}
        onClick={() => download.mutate(filter)}
      >
        {!download.isPending && <Download className="ic" aria-hidden />}
        <span className="max-md:sr-only">{t('csv')}</span>
      </Button>
      {reauthentication.dialog}
    </>
  );
}
