import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#web/ui/notify.ts';
import { AuthFrame } from './auth-frame.tsx';
import { ResetForm } from './reset-form.tsx';
import { resetToken } from './reset-link.ts';
import { LoadingPage } from './loading-page.tsx';

/** The new password, after a link: the callback says whose it is, the tab holds the token. */
export function ResetScreen() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { state } = useLocation();
  // As it was when the screen opened: on the way to the profile neither the token nor the owner is there any more.
  const [{ userType, email, token }] = useState(() => ({ ...state, token: resetToken.read() }));
  const problem = token ? (userType && email ? null : 'reset.sessionInvalid') : 'reset.sessionExpired';

  useEffect(() => {
    if (!problem) return;
    notify.failed(t(problem), { id: 'reset' });
    void navigate({ to: '/talent/auth', replace: true });
  }, [problem, navigate, t]);

  if (problem || !userType || !email) return <LoadingPage text={t('callback.checking')} />;
  return (
    <AuthFrame userType={userType} title={t('reset.title')}>
      <ResetForm email={email} />
    </AuthFrame>
  );
}
