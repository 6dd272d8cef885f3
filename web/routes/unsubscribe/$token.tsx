import { createFileRoute } from '@tanstack/react-router';
import { StopMails } from '#web/features/mails/stop-mails.tsx';

/** The target of the unsubscribe link in emails. */
export const Route = createFileRoute('/unsubscribe/$token')({
  staticData: { title: 'unsubscribe' },
  component: UnsubscribePage,
});

function UnsubscribePage() {
  const { token } = Route.useParams();
  return (
    <main id="main" className="page">
      <StopMails token={token} />
    </main>
  );
}
