import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { deferred } from '#web/lib/deferred.tsx';
import { takePendingUnlock } from './pending-unlock.ts';

const UnlockDialog = deferred(async () => (await import('./unlock-dialog.tsx')).UnlockDialog);

/** Reopens an unlock that was interrupted by a payment page or a sign-in. */
export function PendingUnlock({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const { candidate } = useSearch({ from: '/company/search-talent' });
  const [positionId, setPositionId] = useState(() => takePendingUnlock(userId) ?? candidate ?? null);
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
