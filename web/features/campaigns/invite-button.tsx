import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CampaignMatch } from '#contract/campaigns/matches.ts';
import { api } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notify.ts';
import { Tag } from '#web/ui/tag.tsx';

/** Invites a match to the campaign, or says that they are invited. */
export function InviteButton({ match: { card, isInvited }, campaignId }: { match: CampaignMatch; campaignId: string }) {
  const { t } = useTranslation('campaigns');
  const queries = useQueryClient();
  const invite = useMutation(
    api.campaigns.inviteTalent.mutationOptions({
      onSuccess: () => {
        notify.done(t('invite.done'));
        return queries.invalidateQueries({ queryKey: api.campaigns.getCampaign.key() });
      },
      onError: (error) => notify.failed(t(codeOf(error) === 'email_not_confirmed' ? 'needsEmail' : 'invite.failed')),
    }),
  );
  if (isInvited)
    return (
      <Tag tone="ok" icon={<Check aria-hidden />}>
        {t('invite.invited')}
      </Tag>
    );
  return (
    <Button
      variant="outline"
      size="sm"
      pending={invite.isPending}
      onClick={() => invite.mutate({ campaignId, positionIds: [card.positionId] })}
    >
      {!invite.isPending && <Send className="ic" aria-hidden />}
      {t('invite.invite')}
    </Button>
  );
}
