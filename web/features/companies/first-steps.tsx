import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#contract/accounts/fields.ts';
import { api } from '#web/lib/api.ts';
import { Checklist } from '#web/ui/checklist.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';

/** A company's steps to its first unlock. */
export function FirstSteps({ user, hasCampaign }: { user: SessionUser; hasCampaign: boolean }) {
  const { t } = useTranslation('companies');
  const profile = useQuery(api.companies.getProfile.queryOptions());
  if (profile.isPending) return <Skeleton className="h-96 rounded-md! md:h-80" />;
  if (!profile.data) return null;
  const steps = [
    { key: 'email', isDone: user.emailVerified },
    {
      key: 'profile',
      isDone: Boolean(profile.data.description),
      action: { to: '/company/profile', label: t('steps.profile.action') },
    },
    {
      key: 'campaign',
      isDone: hasCampaign,
      action: { to: '/company/campaigns', search: { form: 'new' }, label: t('steps.campaign.action') },
    },
    { key: 'unlock', isDone: false, action: { to: '/company/search-talent', label: t('steps.unlock.action') } },
  ] as const;
  return (
    <Checklist
      title={t('steps.title')}
      text={t('steps.text')}
      steps={steps.map(({ key, ...step }) => ({
        name: t(`steps.${key}.name`),
        text: t(`steps.${key}.text`, { email: user.email }),
        ...step,
      }))}
    />
  );
}
