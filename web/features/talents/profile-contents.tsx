import { useTranslation } from 'react-i18next';
import { Contents } from '#web/ui/navigation/contents.tsx';

const SECTIONS = [
  'personal',
  'positions',
  'about',
  'public-page',
  'referral',
  'security',
  'notifications',
  'data',
] as const;

/** Links to the sections of the talent's profile. */
export function ProfileContents() {
  const { t } = useTranslation('talents');
  return (
    <Contents
      label={t('contents.label')}
      sections={SECTIONS.map((id) => ({ id, title: t(`contents.${id}`) }))}
      from="lg"
    />
  );
}
