import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/ui/layers/notify.ts';
import { deferred } from '#web/lib/deferred.tsx';
import { takePendingUnlock } from './pending-unlock.ts';

const UnlockDialog = deferred(async () => (await import('./unlock-dialog.tsx')).UnlockDialog);

/** Reopens an unlock that was interrupted by a payment page or a sign-in. */
export function PendingUnlock({ userId }: { userId: string }) {
  const { t } = useTranslation('unlocks');
  const navigate = useNavigate();
  const { candidate } = useSearch({ from: '/company/search-talent' });
  const [positionId, setPositionId] = useState(() => takePendingUnlock(userId) ?? candidate ?? null);
  // An abandoned checkout returns here with the candidate.
  useEffect(() => {
    if (candidate) notify.note(t('dialog.notPaid'));
  }, [candidate, t]);
  const card = useQuery(
    api.search.getTalent.queryOptions({
      input: { positionId: positionId ?? '' },
      enabled: positionId !== null,
    }),
  );
  if (!positionId || !card.data) return null;
  const close = () => {
    setPositionId(null);
    if (candidate) void navigate({ to: '/company/search-talent', replace: true });
  };
  return <UnlockDialog card={card.data} onClose={close} />;
}
