import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { MatchRow } from './match-row.tsx';

/** The company's free daily match, on its dashboard. */
export function DailyMatch() {
  const { t } = useTranslation('campaigns');
  const queries = useQueryClient();
  const daily = useQuery(api.campaigns.getDailyMatch.queryOptions());
  const options = api.campaigns.getDailyMatch.queryOptions();
  const mail = useMutation(
    api.notifications.savePreferences.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: options.queryKey }),
      onError: () => notify.failed(t('saveFailed')),
    }),
  );
  if (!daily.data) return null;
  const { match, hasCampaign, wantsMail } = daily.data;
  return (
    <section aria-labelledby="daily" className="panel flex flex-col gap-2 p-6 md:px-8">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="daily" className="d-3">
            {t('daily.title')}
          </h2>
          <p className="mt-1 text-sm text-ink-2">
            {match
              ? [t('daily.for', { campaign: match.campaignTitle }), match.card.unlocked === null && t('daily.price')]
                  .filter(Boolean)
                  .join(' ')
              : t(hasCampaign ? 'daily.nothing' : 'daily.noCampaign')}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Checkbox
            label={t('daily.mail')}
            checked={wantsMail}
            onChange={(wants) => mail.mutate({ emails: { match: wants } })}
          />
          <Link to="/company/campaigns" className={buttonClass({ variant: 'outline', size: 'sm' })}>
            {t('daily.campaigns')}
          </Link>
        </div>
      </header>
      {match && (
        <ul>
          <MatchRow match={match} campaignId={match.campaignId} />
        </ul>
      )}
    </section>
  );
}
