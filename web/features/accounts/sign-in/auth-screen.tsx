import { Link, useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { Video } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserType } from '#contract/accounts/fields.ts';
import { deferred } from '#web/lib/deferred.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { lastAccountType } from '#web/lib/return-to.ts';
import { InvitedBy, useFollowedReferral } from '../../referrals/followed-link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { CodeForm } from './code-form.tsx';
import { ForgotForm } from '../password/forgot-form.tsx';
import { redirectAfterSignIn, SIGN_IN_PATHS } from './redirects.ts';
import { RegisteredDialog } from '../registration/register-parts.tsx';
import { ResetForm } from '../password/reset-form.tsx';
import { useSession } from '../session.ts';
import { SignInForm } from './sign-in-form.tsx';
import { LoadingPage } from '../guard-pages.tsx';
import { useLinkInAddress } from '../password/reset-link.ts';

const WAITING = <Skeleton className="h-[60dvh] rounded-md!" />;
const RegisterCompanyForm = deferred(
  async () => (await import('../registration/register-company-form.tsx')).RegisterCompanyForm,
  WAITING,
);
const RegisterTalentForm = deferred(
  async () => (await import('../registration/register-talent-form.tsx')).RegisterTalentForm,
  WAITING,
);

const REGISTER_FORMS = { talent: RegisterTalentForm, company: RegisterCompanyForm };

/**
 * Sign-in with password recovery, registration with `mode=register`, and a new password if the address has the token of a reset
 * link. Signed-in accounts are redirected.
 */
export function AuthScreen({ userType, tools }: { userType: UserType; tools: ReactNode }) {
  const { t } = useTranslation('auth');
  const { mode, ref } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { history } = useRouter();
  const { user } = useSession();
  const referral = useFollowedReferral();
  const reset = useLinkInAddress();
  // An email typed into one view is kept in the next. It travels with the history entry, so that Back and reload keep it.
  const { email, isForgotten, needsCode, sessionEnded, refusal, isLinkInvalid } = useLocation({
    select: ({ state: { email = '', isForgotten, needsCode, sessionEnded, refusal, isLinkInvalid } }) => ({
      email,
      isForgotten,
      needsCode,
      sessionEnded,
      refusal,
      isLinkInvalid,
    }),
    structuralSharing: true,
  });
  const [registeredEmail, setRegisteredEmail] = useState<string | null>(null);

  useEffect(() => {
    // After a sign-in on this page, useSignedIn has already started the navigation.
    const isLeaving = history.location.pathname !== SIGN_IN_PATHS[userType];
    if (user && !reset.isAsked && !isLeaving) void navigate({ to: redirectAfterSignIn(user), replace: true });
  }, [user, userType, reset.isAsked, history, navigate]);

  const go = (next: 'register' | undefined, typed = '') =>
    void navigate({
      to: SIGN_IN_PATHS[userType],
      search: { ...(next ? { mode: next } : {}), ...(ref ? { ref } : {}) },
      state: { email: typed },
    });
  const closeRegistered = () => {
    setRegisteredEmail(null);
    go(undefined, registeredEmail ?? '');
  };
  const forget = (typed: string) =>
    void navigate({
      to: SIGN_IN_PATHS[userType],
      search: (search) => search,
      state: { email: typed, isForgotten: true },
    });

  if (reset.isAsked && !reset.owner) return <LoadingPage text={t('callback.checking')} />;
  const view = reset.owner
    ? 'reset'
    : mode === 'register'
      ? 'register'
      : isForgotten
        ? 'forgot'
        : needsCode
          ? 'code'
          : 'signIn';
  const RegisterForm = REGISTER_FORMS[userType];
  const title = view === 'register' ? t(`register.${userType}Title`) : t(`${view}.title`);
  return (
    <AuthFrame
      userType={reset.owner?.userType ?? userType}
      title={title}
      tools={tools}
      hasSwitch={view !== 'reset' && view !== 'code'}
    >
      {view === 'reset' && <ResetForm email={reset.owner!.email} isOnAuthPage />}
      {view === 'register' && (
        <>
          <InvitedBy {...referral} />
          {userType === 'talent' && (
            <Link
              to="/guest-video-recording"
              className="flex items-center gap-2 self-start py-1 text-sm font-bold tap hover:underline"
            >
              <Video className="ic" aria-hidden />
              {t('register.recordFirst')}
            </Link>
          )}
          <RegisterForm
            email={email}
            onSignIn={(typed) => go(undefined, typed)}
            onRegistered={setRegisteredEmail}
            referral={referral}
          />
        </>
      )}
      {view === 'forgot' && isLinkInvalid && <Note title={t('linkInvalid.title')} text={t('linkInvalid.another')} />}
      {view === 'forgot' && <ForgotForm email={email} onBack={(typed) => go(undefined, typed)} />}
      {view === 'code' && <CodeForm onBack={() => go(undefined)} />}
      {view === 'signIn' && sessionEnded && (
        <Note title={t('sessionEnded.title')} text={t(`sessionEnded.${sessionEnded}`)} />
      )}
      {view === 'signIn' && refusal && (
        <Note
          title={t(`guard.${refusal}`)}
          text={
            refusal === 'emailChange'
              ? t('emailChange.signIn')
              : t(lastAccountType() === userType ? 'guard.signedInBefore' : 'guard.notSignedIn')
          }
        />
      )}
      {view === 'signIn' && isLinkInvalid && <Note title={t('linkInvalid.title')} text={t('linkInvalid.text')} />}
      {view === 'signIn' && (
        <SignInForm
          email={email}
          onCreate={(typed) => go('register', typed)}
          onForgot={forget}
          onCode={() => void navigate({ to: SIGN_IN_PATHS[userType], state: { needsCode: true } })}
        />
      )}
      <RegisteredDialog email={registeredEmail} onClose={closeRegistered} />
    </AuthFrame>
  );
}

/** Why the reader is on this page. */
const Note = ({ title, text }: { title: string; text: string }) => (
  <div role="status" className="flex flex-col gap-1 rounded-md bg-sunk p-4 text-sm">
    <p className="font-bold">{title}</p>
    <p className="text-ink-2">{text}</p>
  </div>
);
