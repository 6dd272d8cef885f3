import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Send, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import type { CampaignMatch } from '#contract/campaigns/matches.ts';
import { api } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { talentName } from '#web/ui/people/masked-text.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** Focuses what replaces the focused button, whose focus fell to the page. */
const takeFocus = (replacement: HTMLElement | null) => {
  if (document.activeElement === document.body) replacement?.focus({ preventScroll: true });
};

interface InviteButtonProps {
  match: CampaignMatch;
  campaign: Pick<Campaign, 'id' | 'state'>;
}

/**
 * Invites a match to an open campaign, or says that they are invited or have declined. Talent who are interested already need no
 * invitation.
 */
export function InviteButton({
  match: { card, isInvited, hasDeclined, hasExpressedInterest },
  campaign,
}: InviteButtonProps) {
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
  if (hasDeclined) return <Tag icon={<X aria-hidden />}>{t('invite.declined')}</Tag>;
  if (isInvited)
    return (
      <span ref={invite.isSuccess ? takeFocus : null} tabIndex={-1} className="rounded-pill">
        <Tag tone="ok" icon={<Check aria-hidden />}>
          {t('invite.invited')}
        </Tag>
      </span>
    );
  if (campaign.state !== 'open' || hasExpressedInterest) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      pending={invite.isPending}
      aria-label={t('invite.inviteOne', { name: talentName(card) })}
      onClick={() => invite.mutate({ campaignId: campaign.id, positionIds: [card.positionId] })}
    >
      {!invite.isPending && <Send className="ic" aria-hidden />}
      {t('invite.invite')}
    </Button>
  );
}
