import { useTranslation } from 'react-i18next';
import { Contents } from '#web/ui/navigation/contents.tsx';

const SECTIONS = [
  'information',
  'page',
  'plan',
  'referral',
  'integrations',
  'security',
  'notifications',
  'data',
] as const;

/** Links to the sections of the company's profile. */
export function ProfileContents() {
  const { t } = useTranslation('companies');
  return (
    <Contents
      label={t('contents.label')}
      sections={SECTIONS.map((id) => ({ id, title: t(`contents.${id}`) }))}
      from="lg"
    />
  );
}
