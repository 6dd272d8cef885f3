import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmEmailChange } from '#web/features/accounts/emails/confirm-email-change.tsx';
import { ConfirmEmail } from '#web/features/accounts/emails/confirm-email.tsx';
import { RevertEmail } from '#web/features/accounts/emails/revert-email.tsx';
import { LoadingPage } from '#web/features/accounts/guard-pages.tsx';
import { useEmailedLink, useResetLink } from '#web/features/accounts/password/reset-link.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { dashboardOf } from '#web/features/accounts/sign-in/redirects.ts';
import { notify } from '#web/ui/layers/notify.ts';

export const Route = createFileRoute('/_auth/auth/callback')({
  staticData: { title: 'callback' },
  component: Callback,
});

const STEPS = {
  signup: ConfirmEmail,
  recovery: ToResetForm,
  email_change: ConfirmEmailChange,
  email_revert: RevertEmail,
};

/**
 * Handles emailed links, whose token is in the fragment and is removed from the address bar. Password resets lead to their form;
 * other tokens are used here by a POST. Without a token, redirects by session.
 */
function Callback() {
  const link = useEmailedLink();
  if (!link) return <ToDashboard />;
  const Step = STEPS[link.type];
  return <Step key={link.token} token={link.token} />;
}

function ToResetForm({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const started = useRef(false);
  const { mutate } = useResetLink((owner) => void navigate({ to: '/reset-password', state: owner, replace: true }));
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    mutate({ token });
  }, [token, mutate]);
  return <LoadingPage text={t('callback.checking')} />;
}

function ToDashboard() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { user, isKnown, isFailed } = useSession();
  useEffect(() => {
    if (!(isKnown || isFailed)) return;
    if (isFailed) notify.failedBriefly(t('callback.failed'), { id: 'callback' });
    void navigate({ to: user ? dashboardOf(user) : '/', replace: true });
  }, [isKnown, isFailed, user, navigate, t]);
  return <LoadingPage text={t('callback.checking')} />;
}
