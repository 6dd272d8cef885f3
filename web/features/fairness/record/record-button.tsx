import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/start-download.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/layers/notify.ts';

/** Downloads the signed audit record of an analysis. */
export function RecordButton({ analysisId }: { analysisId: string }) {
  const { t } = useTranslation('fairness');
  const record = useMutation(
    api.fairness.getRecord.mutationOptions({
      onSuccess: ({ file }) =>
        saveFile(new File([file], `bias-analysis-${analysisId}.json`, { type: 'application/json' })),
      onError: () => notify.failed(t('record.failed')),
    }),
  );
  return (
    <Button
      variant="outline"
      className="max-md:w-full"
      pending={record.isPending}
      onClick={() => record.mutate({ analysisId })}
    >
      <Download className="ic" aria-hidden />
      {t('record.download')}
    </Button>
  );
}
