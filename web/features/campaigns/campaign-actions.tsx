import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { api } from '#web/lib/api.ts';
import { deferred } from '#web/lib/deferred.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { saveFailedText } from './save-failed-text.ts';

const CampaignForm = deferred(async () => (await import('./campaign-form.tsx')).CampaignForm);

/** Edits, pauses, resumes, closes and reopens a campaign. Closing asks first. */
export function CampaignActions({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const queries = useQueryClient();
  const [open, setOpen] = useState<'form' | 'close' | null>(null);
  const dismiss = () => setOpen(null);
  const change = useMutation(
    api.campaigns.setState.mutationOptions({
      onSuccess: () => {
        dismiss();
        return queries.invalidateQueries({ queryKey: api.campaigns.key() });
      },
      onError: (error) => notify.failed(saveFailedText(t, error)),
    }),
  );
  const to = (state: Campaign['state']) => ({
    pending: change.isPending,
    onClick: () => change.mutate({ campaignId: campaign.id, state }),
    children: t(`to.${state}`),
  });
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Button variant="soft" size="sm" onClick={() => setOpen('form')}>
        <Pencil className="ic" aria-hidden />
        {t('edit')}
      </Button>
      {campaign.state !== 'closed' && (
        <Button
          size="sm"
          {...(campaign.state === 'open'
            ? { variant: 'outline', ...to('paused') }
            : { variant: 'primary', ...to('open'), children: t('resume') })}
        />
      )}
      {/* One element in both states, so that it keeps the focus when the dialog has closed the campaign. */}
      {campaign.state === 'closed' ? (
        <Button variant="primary" size="sm" {...to('open')} />
      ) : (
        <Button variant="ghost" size="sm" onClick={() => setOpen('close')}>
          {t('to.closed')}
        </Button>
      )}
      {open === 'form' && <CampaignForm campaign={campaign} onClose={dismiss} />}
      <Dialog open={open === 'close'} onOpenChange={dismiss} title={t('close.title')} text={t('close.text')}>
        <div className="grid gap-2.5 pt-2">
          <Button variant="danger" full {...to('closed')}>
            {t('close.confirm')}
          </Button>
          <Button variant="soft" full onClick={dismiss}>
            {t('close.keep')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
