import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RegisteredDialog } from '#web/features/accounts/registration/register-parts.tsx';
import { useSession } from '#web/features/accounts/session.ts';
import { InvitedBy, useFollowedReferral } from '#web/features/referrals/followed-link.tsx';
import { GuestBlock, GuestPicture } from '#web/features/videos/upload/guest-block.tsx';
import { findGuestTake, promiseGuestTake } from '#web/features/videos/upload/guest-take.ts';
import { deferred } from '#web/lib/deferred.tsx';
import { Button } from '#web/ui/button.tsx';
import { Segments } from '#web/ui/navigation/segments.tsx';

const RegisterTalentForm = deferred(
  async () => (await import('#web/features/accounts/registration/register-talent-form.tsx')).RegisterTalentForm,
);

export const Route = createFileRoute('/guest-video-recording')({
  staticData: { title: 'guestRecording', texts: ['guest', 'videos', 'auth', 'referrals'] },
  validateSearch: ({ step }: Record<string, unknown>): { step?: 'details' } => (step === 'details' ? { step } : {}),
  component: GuestScreen,
});

/** Recording first, registration second. */
function GuestScreen() {
  const { t } = useTranslation('guest');
  const navigate = useNavigate();
  const { step } = Route.useSearch();
  const { user } = useSession();
  const [take, setTake] = useState<Blob | null>();
  useEffect(() => void findGuestTake().then((stored) => setTake(stored?.file ?? null)), [step]);

  useEffect(() => {
    if (user) void navigate({ to: '/talent/profile', replace: true });
  }, [user, navigate]);

  // Without a take, the details step falls back to recording.
  const isDetails = step === 'details' && take !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  const go = async (next?: 'details') => {
    await navigate({ to: '/guest-video-recording', search: next ? { step: next } : {} });
    heading.current?.focus();
  };
  const back = () => void (isDetails ? go() : navigate({ to: '/' }));
  const number = isDetails ? 2 : 1;
  return (
    <main id="main" className="page flex flex-col gap-8 pt-4 pb-20 md:pt-8">
      <Button variant="ghost" size="sm" className="-ml-3 self-start" onClick={back}>
        <ArrowLeft className="ic" aria-hidden />
        {t('back')}
      </Button>
      <div className="group grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,400px)] md:not-low:has-data-stage:grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)_minmax(0,6vw)] lg:has-data-stage:grid-cols-[minmax(0,1fr)_minmax(0,46rem)] md:gap-16">
        {/* On phones, its parts are laid out among the page's, so that the promise comes after the controls. */}
        <header className="contents gap-5 md:sticky md:top-[calc(var(--room-top)+2.5rem)] md:flex md:flex-col md:pt-6 md:max-lg:not-low:group-has-data-stage:static">
          <h1 ref={heading} tabIndex={-1} className="d-1 outline-none text-balance md:max-w-[11ch]">
            {t(isDetails ? 'details.title' : 'recording.title')}
          </h1>
          <p className="max-w-[44ch] text-lg text-ink-2">{t(isDetails ? 'details.text' : 'recording.text')}</p>
          <div className="md:mt-2 md:max-w-80">
            <p className="flex justify-between text-sm font-bold">
              <span>{t(isDetails ? 'details.step' : 'recording.step')}</span>
              <span className="tabular-nums">{t('of', { number })}</span>
            </p>
            <Segments kind="progress" count={2} value={number / 2} on="ink" off="line" className="mt-2" />
          </div>
          <p className="max-w-[44ch] text-sm text-ink-3 max-md:order-last">{t('promise')}</p>
        </header>
        {isDetails && take ? (
          <GuestDetails take={take} />
        ) : (
          <div className="mx-auto w-full max-w-[max(280px,calc((100dvh-11rem)*9/16))] md:max-w-[max(280px,calc((var(--room-height)-6.5rem)*9/16))] md:not-low:has-data-stage:max-w-none low:has-data-stage:max-w-104">
            <GuestBlock name={t('video')} onGo={() => void go('details')} />
          </div>
        )}
      </div>
    </main>
  );
}

/** Registers the account that will own the guest's take. */
function GuestDetails({ take }: { take: Blob }) {
  const navigate = useNavigate();
  const referral = useFollowedReferral();
  const [registeredEmail, setRegisteredEmail] = useState<string | null>(null);
  const signIn = (email: string) => void navigate({ to: '/talent/auth', state: { email } });
  return (
    <div className="flex flex-col gap-7">
      <GuestPicture take={take} className="w-40 rounded-[22px]! max-md:order-last md:w-48" />
      <div>
        <InvitedBy {...referral} />
        <RegisterTalentForm
          referral={referral}
          onSignIn={signIn}
          onRegistered={(email) => {
            void promiseGuestTake(email);
            setRegisteredEmail(email);
          }}
        />
      </div>
      <RegisteredDialog email={registeredEmail} onClose={() => signIn(registeredEmail ?? '')} />
    </div>
  );
}
