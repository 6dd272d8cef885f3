import { useParams } from '@tanstack/react-router';
import { StopMails } from '#web/features/mails/public.ts';

export function UnsubscribePage() {
  const { token } = useParams({ from: '/unsubscribe/$token' });
  return (
    <main id="main" className="page">
      <StopMails token={token} />
    </main>
  );
}
