import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#contract/accounts/fields.ts';
import type { SignInMethods } from '#contract/accounts/two-step.ts';
import { api } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { dateText } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { Tag } from '#web/ui/tag.tsx';
import { ActionBlock } from '../action-block.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useReauthentication } from './reauthentication.tsx';
import { type TwoStepChange, TwoStepQuestion } from './two-step-question.tsx';

const ScanCode = lazy(() => import('./scan-code.tsx').then((file) => ({ default: file.ScanCode })));

/** Sets up an authenticator app, renews recovery codes, and turns two-step verification off. */
export function TwoStep({ twoStep, user }: { twoStep: SignInMethods['twoStep']; user: SessionUser }) {
  const { t, i18n } = useTranslation('security');
  const queries = useQueryClient();
  const reauthentication = useReauthentication();
  const [asked, setAsked] = useState<TwoStepChange | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: api.accounts.getSignInMethods.key() });
  const refused = (again: () => void) => (error: unknown) => {
    setAsked(null);
    if (reauthentication.handles(error, again)) return;
    if (codeOf(error) === 'conflict') void refresh();
    notify.failed(t('failed'));
  };
  const start = useMutation(
    api.accounts.startTwoStep.mutationOptions({ onError: (error) => refused(() => start.mutate({}))(error) }),
  );
  const renew = useMutation(
    api.accounts.renewRecoveryCodes.mutationOptions({
      onSuccess: ({ recoveryCodes }) => {
        setAsked(null);
        setCodes(recoveryCodes);
        return refresh();
      },
      onError: (error) => refused(() => renew.mutate({}))(error),
    }),
  );
  const disable = useMutation(
    api.accounts.disableTwoStep.mutationOptions({
      onSuccess: () => {
        setAsked(null);
        notify.done(t('twoStep.disabled'));
        return refresh();
      },
      onError: (error) => refused(() => disable.mutate({}))(error),
    }),
  );
  const enabled = (recoveryCodes: string[]) => {
    start.reset();
    setCodes(recoveryCodes);
    void refresh();
    void queries.invalidateQueries({ queryKey: api.accounts.listSessions.key() });
  };
  const question = asked === 'renew' ? renew : disable;
  return (
    <ActionBlock title={t('twoStep.title')} text={t('twoStep.text')}>
      {twoStep && (
        <div className="flex items-center gap-4">
          <ShieldCheck className="size-6 flex-none text-ink-2" strokeWidth={1.75} aria-hidden />
          <div className="min-w-0 flex-1">
            <Tag tone="ok">{t('twoStep.on')}</Tag>
            <p className="facts mt-1 text-sm text-ink-2">
              <span>{t('twoStep.since', { date: dateText(twoStep.enabledAt, i18n.language) })} </span>
              <span>
                {twoStep.recoveryCodesLeft > 0
                  ? t('twoStep.codesLeft', { count: twoStep.recoveryCodesLeft })
                  : t('twoStep.noCodes')}{' '}
              </span>
            </p>
          </div>
        </div>
      )}
      <div className="flex flex-wrap gap-2.5">
        {twoStep ? (
          <>
            <Button variant="outline" size="sm" onClick={() => setAsked('renew')}>
              {t('twoStep.renew')}
            </Button>
            <Button variant="ghost" size="sm" className="text-danger!" onClick={() => setAsked('disable')}>
              {t('twoStep.disable')}
            </Button>
          </>
        ) : (
          <Button variant="outline" size="sm" pending={start.isPending} onClick={() => start.mutate({})}>
            {t('twoStep.enable')}
          </Button>
        )}
      </div>
      {start.data && (
        <Suspense>
          <ScanCode asked={start.data} onClose={() => start.reset()} onEnabled={enabled} />
        </Suspense>
      )}
      <RecoveryCodes codes={codes} user={user} onClose={() => setCodes(null)} />
      <TwoStepQuestion
        asked={asked}
        pending={question.isPending}
        onConfirm={() => question.mutate({})}
        onClose={() => setAsked(null)}
      />
      {reauthentication.dialog}
    </ActionBlock>
  );
}
