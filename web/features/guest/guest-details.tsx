import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { RegisterTalentForm, RegisteredDialog } from '#web/features/accounts/public.ts';
import { InvitedBy, useFollowedReferral } from '#web/features/referrals/public.ts';
import { GuestPicture, promiseGuestTake } from '#web/features/videos/public.ts';

/** Registers the account that will own the guest's take. */
export function GuestDetails({ take }: { take: Blob }) {
  const navigate = useNavigate();
  const referral = useFollowedReferral();
  const [registeredEmail, setRegisteredEmail] = useState<string | null>(null);
  const signIn = () => void navigate({ to: '/talent/auth' });
  return (
    <div className="flex flex-col gap-7">
      <GuestPicture take={take} className="w-40 rounded-[22px]! md:w-48" />
      <div>
        <InvitedBy name={referral.referrerName} />
        <RegisterTalentForm
          referral={referral}
          onSignIn={signIn}
          onRegistered={(email) => {
            void promiseGuestTake(email);
            setRegisteredEmail(email);
          }}
        />
      </div>
      <RegisteredDialog email={registeredEmail} onClose={signIn} />
    </div>
  );
}
