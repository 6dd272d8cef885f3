import { AccountMenu } from '#web/features/navigation/account-menu.tsx';
import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingPage } from '#web/features/accounts/guard-pages.tsx';
import { ResetForm } from '#web/features/accounts/password/reset-form.tsx';
import { resetToken, toAnotherLink } from '#web/features/accounts/password/reset-link.ts';
import { AuthFrame } from '#web/features/accounts/sign-in/auth-frame.tsx';
import { notify } from '#web/ui/layers/notify.ts';

export const Route = createFileRoute('/_auth/reset-password')({
  staticData: { title: 'resetPassword' },
  component: ResetScreen,
});

/** Sets the new password after a reset link. The callback passes the owner, and the tab stores the token. */
function ResetScreen() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { state } = useLocation();
  // Captured when the screen opens: during the redirect to the profile both token and owner are already gone.
  const [{ userType, email, token }] = useState(() => ({ ...state, token: resetToken.read() }));
  const problem = token ? (userType && email ? null : 'reset.sessionInvalid') : 'reset.sessionExpired';

  useEffect(() => {
    if (!problem) return;
    notify.failedBriefly(t(problem), { id: 'reset' });
    void navigate(toAnotherLink(email));
  }, [problem, email, navigate, t]);

  if (problem || !userType || !email) return <LoadingPage text={t('callback.checking')} />;
  return (
    <AuthFrame userType={userType} title={t('reset.title')} tools={<AccountMenu user={null} />} hasSwitch={false}>
      <ResetForm email={email} />
    </AuthFrame>
  );
}
