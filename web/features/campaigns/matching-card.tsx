import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, Hand, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MatchingCampaign } from '#contract/campaigns/matches.ts';
import { api } from '#web/lib/api.ts';
import { useOwnPositionName } from '#web/lib/positions/use-own-position-name.ts';
import { Avatar } from '#web/ui/people/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { notify } from '#web/ui/layers/notify.ts';
import { Tag } from '#web/ui/tag.tsx';
import { factTexts } from './facts-text.ts';
import { MatchScore, Reasons } from './reasons.tsx';

/** A campaign that matches a talent, who can express interest or decline an invitation. */
export function MatchingCampaignCard({ campaign }: { campaign: MatchingCampaign }) {
  const { t, i18n } = useTranslation(['campaigns', 'matching']);
  const queries = useQueryClient();
  const nameOf = useOwnPositionName();
  const handlers = {
    onSuccess: () => queries.invalidateQueries({ queryKey: api.campaigns.listMatching.key() }),
    onError: () => notify.failed(t('matching:failed')),
  };
  const expressInterest = useMutation(api.campaigns.expressInterest.mutationOptions(handlers));
  const withdrawInterest = useMutation(api.campaigns.withdrawInterest.mutationOptions(handlers));
  // Each answer replaces the toast of the one before.
  const toast = `invitation-${campaign.id}`;
  const restore = useMutation(
    api.campaigns.restoreInvitation.mutationOptions({
      ...handlers,
      onSuccess: () => {
        notify.done(t('matching:restored'), { id: toast });
        return handlers.onSuccess();
      },
    }),
  );
  const decline = useMutation(
    api.campaigns.declineInvitation.mutationOptions({
      ...handlers,
      onSuccess: () => {
        const undo = { label: t('matching:undo'), onClick: () => restore.mutate({ campaignId: id }) };
        notify.done(t('matching:declined'), { action: undo, id: toast });
        return handlers.onSuccess();
      },
    }),
  );
  const { id, title, companyName, companyPageId, logoUrl, isVerified, isBoosted, positionId, positionTitle } = campaign;
  const { isInvited, hasDeclined, hasExpressedInterest, score } = campaign;
  const toggle = () => (hasExpressedInterest ? withdrawInterest : expressInterest).mutate({ campaignId: id });
  const statusText = () => {
    if (hasDeclined) return t('matching:declinedText', { company: companyName });
    if (hasExpressedInterest) return t(score === null ? 'matching:unseen' : 'matching:shown', { company: companyName });
    if (positionId === null) return t('matching:needsVideo');
    return t('matching:as', { title: nameOf(positionId, positionTitle ?? '') });
  };
  return (
    <li className={cx('panel flex flex-col gap-4 p-6 md:p-8', hasDeclined && 'self-start')}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 flex-1 basis-60 gap-3.5">
          <Avatar logo={logoUrl} letterOf={companyName} />
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-1.5 text-sm font-semi">
              <Link
                to="/companies/$publicId"
                params={{ publicId: companyPageId }}
                className="-my-0.5 py-0.5 underline-offset-4 hover:underline"
              >
                {companyName}
              </Link>
              {isVerified && <BadgeCheck className="ic text-ok" aria-label={t('verified')} />}
              {isInvited && !hasDeclined && <Tag tone="ok">{t('invited')}</Tag>}
              {hasDeclined && <Tag>{t('invite.declined')}</Tag>}
              {isBoosted && (
                <Tag tone="tally" icon={<Zap aria-hidden />}>
                  {t('boosted')}
                </Tag>
              )}
            </p>
            <h2 className="d-3 mt-1">{title}</h2>
          </div>
        </div>
        {score !== null && !hasDeclined && <MatchScore score={score} />}
      </div>
      {!hasDeclined && (
        <>
          <p className="line-clamp-4 whitespace-pre-line text-ink-2">{campaign.description}</p>
          <p className="facts text-sm text-ink-2">
            {factTexts(t, campaign, i18n.language).map((fact) => (
              <span key={fact}>{fact} </span>
            ))}
          </p>
          {score !== null && <Reasons reasons={campaign.reasons} reader="talent" />}
          {campaign.reasons.some(({ isUnstated }) => isUnstated) && (
            <Link to="/talent/profile" className="self-start py-1 text-sm font-semi underline underline-offset-4">
              {t('matching:complete')}
            </Link>
          )}
        </>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-3 pt-2">
        {!hasDeclined && (score !== null || hasExpressedInterest) && (
          <Button
            variant={hasExpressedInterest ? 'outline' : 'primary'}
            size="sm"
            pending={expressInterest.isPending || withdrawInterest.isPending}
            onClick={toggle}
          >
            <Hand className="ic" aria-hidden />
            {t(hasExpressedInterest ? 'matching:lower' : 'matching:raise')}
          </Button>
        )}
        {/* One element in both states, so that it keeps the focus. */}
        {isInvited && !hasExpressedInterest && (
          <Button
            variant="outline"
            size="sm"
            pending={decline.isPending || restore.isPending}
            onClick={() => (hasDeclined ? restore : decline).mutate({ campaignId: id })}
          >
            {t(hasDeclined ? 'matching:restore' : 'matching:decline')}
          </Button>
        )}
        <p role="status" className="text-sm text-ink-3">
          {statusText()}
        </p>
      </div>
    </li>
  );
}
