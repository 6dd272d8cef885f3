import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserType } from '#contract/accounts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { landingOf } from './landing.ts';
import { RegisterCompanyForm } from './register-company-form.tsx';
import { RegisterTalentForm } from './register-talent-form.tsx';
import { useSession } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';

const PATHS = { talent: '/talent/auth', company: '/company/auth' } as const;
const REGISTER_FORMS = { talent: RegisterTalentForm, company: RegisterCompanyForm };

/** Sign-in, or registration with `mode=register`. Somebody signed in goes where they belong. */
export function AuthScreen({ userType }: { userType: UserType }) {
  const { t } = useTranslation('auth');
  const { mode } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { user } = useSession();
  const [registeredEmail, setRegisteredEmail] = useState<string | null>(null);
  const isRegistering = mode === 'register';

  useEffect(() => {
    if (user) void navigate({ to: landingOf(user), replace: true });
  }, [user, navigate]);

  const go = (next: 'register' | undefined) =>
    void navigate({ to: PATHS[userType], search: next ? { mode: next } : {} });
  const closeRegistered = () => {
    setRegisteredEmail(null);
    go(undefined);
  };
  const RegisterForm = REGISTER_FORMS[userType];
  return (
    <AuthFrame userType={userType} title={isRegistering ? t(`register.${userType}Title`) : t('signIn.title')}>
      {isRegistering ? (
        <RegisterForm onSignIn={() => go(undefined)} onRegistered={setRegisteredEmail} />
      ) : (
        <SignInForm onCreate={() => go('register')} />
      )}
      <Dialog
        open={registeredEmail !== null}
        onOpenChange={closeRegistered}
        title={t('registered.title')}
        text={t('registered.text', { email: registeredEmail })}
      >
        <Button look="go" full onClick={closeRegistered}>
          {t('registered.signIn')}
        </Button>
      </Dialog>
    </AuthFrame>
  );
}
