import { useMutation } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';

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

/** Unsubscribes from one kind of mail by the token in its link, without a session. */
function StopMails({ token }: { token: string }) {
  const { t } = useTranslation('notifications');
  const stop = useMutation(api.notifications.unsubscribe.mutationOptions());
  const isInvalid = stop.isError && codeOf(stop.error) === 'invalid_link';
  const [title, text] = stop.isSuccess
    ? [t('stop.done'), t(`stop.kind.${stop.data.kind}`)]
    : isInvalid
      ? [t('stop.invalid'), t('stop.invalidText')]
      : [t('stop.title'), t('stop.text')];
  return (
    <div className="mx-auto flex max-w-[560px] flex-col items-start gap-5 py-16 md:py-28" aria-live="polite">
      <h1 className="d-2">{title}</h1>
      <p className="text-lg text-ink-2">{text}</p>
      {stop.isError && !isInvalid && (
        <p role="alert" className="text-danger">
          {t('failed')}
        </p>
      )}
      {stop.isSuccess || isInvalid ? (
        <Link to="/" className={buttonClass({ variant: 'outline' })}>
          {t('stop.home')}
        </Link>
      ) : (
        <Button pending={stop.isPending} onClick={() => stop.mutate({ token })}>
          {t('stop.action')}
        </Button>
      )}
    </div>
  );
}
