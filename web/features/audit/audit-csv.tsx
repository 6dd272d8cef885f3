import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AuditFilter } from '#contract/audit.ts';
import { useReauthentication } from '../accounts/security/reauthentication.tsx';
import { api } from '../../lib/api.ts';
import { saveFile } from '../../lib/start-download.ts';
import { CsvButton } from '../../ui/csv-button.tsx';
import { notify } from '../../ui/layers/notify.ts';

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
      <CsvButton label={t('csv')} iconBelow="md" pending={download.isPending} onClick={() => download.mutate(filter)} />
      {reauthentication.dialog}
    </>
  );
}
