import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { Accordion } from '#web/ui/navigation/accordion.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { Measured } from '../takes/notice.tsx';

const RIGHTS = ['explained', 'decides', 'contest', 'data'] as const;

/** What is measured, what people are entitled to, and how to withdraw. */
export function Rights({ hasAgreed }: { hasAgreed: boolean }) {
  const { t } = useTranslation('feedback');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Accordion
      as="h2"
      items={[
        {
          title: t('notice.title'),
          content: (
            <div className="flex flex-col gap-4">
              <p>{t('notice.text')}</p>
              <Measured />
            </div>
          ),
        },
        {
          title: t('rights.title'),
          content: (
            <div className="flex flex-col items-start gap-4">
              <ul className="list-disc pl-5">
                {RIGHTS.map((right) => (
                  <li key={right}>{t(`rights.${right}`)}</li>
                ))}
              </ul>
              {hasAgreed && (
                <Button variant="outline" size="sm" onClick={() => setIsAsking(true)}>
                  {t('rights.withdraw')}
                </Button>
              )}
              <WithdrawDialog open={isAsking} onOpenChange={setIsAsking} />
            </div>
          ),
        },
      ]}
    />
  );
}

function WithdrawDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation('feedback');
  const queries = useQueryClient();
  const withdraw = useMutation(
    api.feedback.withdraw.mutationOptions({
      onSuccess: () => {
        onOpenChange(false);
        notify.done(t('rights.withdrawn'));
        return queries.invalidateQueries({ queryKey: api.feedback.key() });
      },
      onError: () => notify.failed(t('failed')),
    }),
  );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('rights.withdrawTitle')} text={t('rights.withdrawText')}>
      <Button variant="danger" full pending={withdraw.isPending} onClick={() => withdraw.mutate({})}>
        {t('rights.withdrawConfirm')}
      </Button>
      <Button variant="soft" full onClick={() => onOpenChange(false)}>
        {t('rights.keepResults')}
      </Button>
    </Dialog>
  );
}
