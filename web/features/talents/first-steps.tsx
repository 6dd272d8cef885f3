import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { Checklist } from '#web/ui/checklist.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { readySteps } from './ready-steps.ts';

/** A new talent's checklist. Renders nothing once the profile is complete. */
export function FirstSteps() {
  const { t } = useTranslation('talents');
  const { data, isPending } = useQuery(api.talents.getProfile.queryOptions());
  if (isPending) return <Skeleton className="h-96 rounded-md! md:h-80" />;
  if (!data) return null;
  const { fullName, phone, languages, video, bio, skills, city } = readySteps(data);
  const done = { contact: fullName && phone && languages, video, about: bio && skills && city };
  if (Object.values(done).every(Boolean)) return null;
  return (
    <Checklist
      title={t('steps.title')}
      text={t('steps.text')}
      steps={(['contact', 'video', 'about'] as const).map((key) => ({
        name: t(`steps.${key}.name`),
        text: t(`steps.${key}.text`),
        isDone: done[key],
        action: { to: '/talent/profile', label: t(`steps.${key}.action`) },
      }))}
    />
  );
}
