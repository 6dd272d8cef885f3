import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Above a registration form: who shared the link. */
export function InvitedBy({ name }: { name: string | null }) {
  const { t } = useTranslation('referrals');
  if (!name) return null;
  return (
    <p className="mb-5 flex items-center gap-2 rounded-md bg-sunk px-4 py-3 text-sm font-semi">
      <Gift className="ic" aria-hidden />
      {t('invitedBy', { name })}
    </p>
  );
}
