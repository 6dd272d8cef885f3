import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { Checklist } from '#web/ui/checklist.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { Completeness } from './readiness.tsx';
import { missingSteps, type ReadyStep, videoNewsOf } from './ready-steps.ts';

/** The steps to a complete profile, grouped by where a talent does them. */
const GROUPS = {
  contact: ['fullName', 'phone', 'languages'],
  video: ['video'],
  about: ['bio', 'skills', 'city'],
} as const satisfies Record<string, readonly ReadyStep[]>;

/** A new talent's checklist. Renders nothing once the profile is complete. */
export function FirstSteps() {
  const { t } = useTranslation('talents');
  const { data, isPending } = useQuery(api.talents.getProfile.queryOptions());
  if (isPending) return <Skeleton className="h-96 rounded-md! md:h-80" />;
  if (!data) return null;
  const missing = missingSteps(data);
  if (missing.length === 0) return null;
  const news = videoNewsOf(data);
  return (
    <Checklist
      title={t('steps.title')}
      text={t('steps.text')}
      meter={<Completeness profile={data} />}
      steps={(['contact', 'video', 'about'] as const).map((key) => {
        const open = GROUPS[key].filter((step) => missing.includes(step));
        const isNearlyDone = open.length === 1 && GROUPS[key].length > 1;
        const step = key === 'video' && news ? (`news.${news}` as const) : key;
        return {
          name: t(`steps.${step}.name`),
          text: isNearlyDone ? t(`ready.next.${open[0]!}`) : t(`steps.${step}.text`),
          isDone: open.length === 0,
          action: { to: '/talent/profile', label: t(`steps.${step}.action`) },
        };
      })}
    />
  );
}
