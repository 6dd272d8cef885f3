import { useMutation, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, PAGES } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { ShowMore } from '#web/ui/navigation/show-more.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';

interface InviteProps {
  positionIds: readonly string[];
  onClose: () => void;
}

/** Invites the selected people to one of the company's open campaigns. */
export function Invite({ positionIds, onClose }: InviteProps) {
  const { t } = useTranslation('search');
  const campaigns = useInfiniteQuery(api.campaigns.listCampaigns.infiniteOptions(PAGES));
  const open = campaigns.data?.pages.flatMap(({ items }) => items).filter(({ state }) => state === 'open');
  const [chosen, setChosen] = useState<string>();
  const campaignId = chosen ?? open?.[0]?.id;
  const invite = useMutation(
    api.campaigns.inviteTalent.mutationOptions({
      onSuccess: ({ invited }) => {
        const before = positionIds.length - invited;
        if (invited === 0) notify.done(t('invite.before', { count: before }));
        else
          notify.done(
            t('invite.done', { count: invited }),
            before > 0 ? { text: t('invite.rest', { count: before }) } : {},
          );
        onClose();
      },
      onError: (error) =>
        notify.failed(t(codeOf(error) === 'email_not_confirmed' ? 'invite.unconfirmed' : 'invite.failed')),
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('invite.title', { count: positionIds.length })}
      text={t('invite.text')}
    >
      {campaigns.isPending && <Skeleton shape="text" className="h-28" />}
      {campaigns.isLoadingError && (
        <ErrorState bare title={t('invite.loadFailed')} onRetry={() => void campaigns.refetch()} />
      )}
      {open?.length === 0 && (
        <EmptyState
          drawing="invite"
          bare
          title={t('invite.none')}
          text={t('invite.noneText')}
          action={
            <Link to="/company/campaigns" className={buttonClass()}>
              {t('invite.post')}
            </Link>
          }
        />
      )}
      {open && campaignId && (
        <>
          <Field label={t('invite.campaign')}>
            <Select
              value={campaignId}
              onChange={setChosen}
              options={open.map(({ id, title }) => ({ value: id, label: title }))}
            />
          </Field>
          <ShowMore list={campaigns} />
          <Button
            variant="primary"
            full
            pending={invite.isPending}
            onClick={() => invite.mutate({ campaignId, positionIds: [...positionIds] })}
          >
            {t('invite.send', { count: positionIds.length })}
          </Button>
        </>
      )}
    </Dialog>
  );
}
