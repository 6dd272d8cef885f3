import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#contract/accounts/fields.ts';
import { api } from '#web/lib/api.ts';
import { cacheSaved } from '#web/lib/queries.ts';
import { Checklist } from '#web/ui/checklist.tsx';
import { notify } from '#web/ui/layers/notify.ts';

interface FirstStepsProps {
  user: SessionUser;
  /** Which of them are done. */
  steps: Record<'email' | 'profile' | 'campaign' | 'unlock', boolean>;
}

/** A company's steps to its first hire. */
export function FirstSteps({ user, steps }: FirstStepsProps) {
  const { t } = useTranslation('companies');
  const queries = useQueryClient();
  const close = useMutation(
    api.companies.closeFirstSteps.mutationOptions({
      onSuccess: (saved) => cacheSaved(queries, api.companies.getProfile.queryKey(), saved),
      onError: () => notify.failed(t('steps.closeFailed')),
    }),
  );
  const actions = {
    profile: { to: '/company/profile', label: t('steps.profile.action') },
    campaign: { to: '/company/campaigns', search: { form: 'new' }, label: t('steps.campaign.action') },
    unlock: { to: '/company/search-talent', label: t('steps.unlock.action') },
  } as const;
  return (
    <Checklist
      title={t('steps.title')}
      text={t('steps.text')}
      steps={(['email', 'profile', 'campaign', 'unlock'] as const).map((key) => ({
        name: t(`steps.${key}.name`),
        text: t(`steps.${key}.text`, { email: user.email }),
        isDone: steps[key],
        ...(key !== 'email' && { action: actions[key] }),
      }))}
      close={{ label: t('steps.close'), onClick: () => close.mutate({}) }}
    />
  );
}
