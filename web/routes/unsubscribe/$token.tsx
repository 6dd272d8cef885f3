import { useMutation } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { UNSUBSCRIBE_KINDS } from '#contract/values/notifications.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { profileOf } from '#web/features/accounts/sign-in/redirects.ts';
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
      <Unsubscribe key={token} token={token} />
    </main>
  );
}

/** Unsubscribes from one kind of mail by the token in its link, without a session, and offers to undo it. */
function Unsubscribe({ token }: { token: string }) {
  const { t } = useTranslation('notifications');
  const stop = useMutation(api.notifications.unsubscribe.mutationOptions({ onSuccess: () => resume.reset() }));
  const resume = useMutation(api.notifications.subscribeAgain.mutationOptions());
  const error = stop.error ?? resume.error;
  const isInvalid = codeOf(error) === 'invalid_link';
  const state = isInvalid ? 'invalid' : resume.isSuccess ? 'resumed' : stop.isSuccess ? 'done' : 'ask';
  const kind = isInvalid ? undefined : UNSUBSCRIBE_KINDS.find((one) => token.startsWith(`${one}.`));
  const startAgain = () => {
    const stopped = stop.data?.stopped ?? [];
    resume.mutate({ token, ...(stopped.length > 0 ? { stopped } : {}) });
  };
  return (
    <div className="mx-auto flex max-w-[560px] flex-col items-start gap-5 py-12 md:py-24">
      <div role="status" className="flex flex-col gap-4">
        <h1 className="d-2">{t(state === 'ask' ? 'stop.title' : `stop.${state}`)}</h1>
        <p className="text-lg text-ink-2">{t(state === 'ask' ? 'stop.text' : `stop.${state}Text`)}</p>
      </div>
      {kind && state !== 'resumed' && <Consequences kind={kind} />}
      {error && !isInvalid && (
        <p role="alert" className="text-danger">
          {t('failed')}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2.5">
        {(state === 'ask' || state === 'resumed') && (
          <Button
            variant={state === 'ask' ? 'secondary' : 'outline'}
            pending={stop.isPending}
            onClick={() => stop.mutate({ token })}
          >
            {t('stop.action')}
          </Button>
        )}
        {state === 'done' && (
          <Button variant="outline" pending={resume.isPending} onClick={startAgain}>
            {t('stop.again')}
          </Button>
        )}
        <SettingsLink />
      </div>
    </div>
  );
}

/** What stops and what keeps coming. */
function Consequences({ kind }: { kind: (typeof UNSUBSCRIBE_KINDS)[number] }) {
  const { t } = useTranslation('notifications');
  return (
    <div className="panel flex w-full flex-col gap-4 p-5 md:p-6">
      <dl className="flex flex-col gap-4">
        {(['stops', 'keeps'] as const).map((what) => {
          const Icon = what === 'stops' ? X : Check;
          return (
            <div key={what} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
              <Icon className={`ic row-span-2 mt-0.5 ${what === 'stops' ? 'text-danger' : 'text-ok'}`} aria-hidden />
              <dt className="font-semi">{t(`stop.${what}`)}</dt>
              <dd className="text-ink-2">{t(`stop.kind.${kind}.${what}`)}</dd>
            </div>
          );
        })}
      </dl>
      <p className="border-t border-line pt-4 text-sm text-ink-2">{t('stop.always')}</p>
    </div>
  );
}

/** Leads to the settings, or without a session to the page that asks for one and links them. */
function SettingsLink() {
  const { t } = useTranslation('notifications');
  const { user } = useSession();
  return (
    <Link
      {...(user ? { to: profileOf(user), hash: 'notifications' } : { to: '/notifications' })}
      className={buttonClass({ variant: 'ghost' })}
    >
      {t('stop.settings')}
    </Link>
  );
}
