import { Navigate, createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { storeReferralCode } from '#web/features/referrals/followed-link.tsx';

/** Stores the referral code and redirects to the registration. */
export const Route = createFileRoute('/ref/$code')({
  staticData: { title: 'register', bars: false },
  component: FollowLink,
});

function FollowLink() {
  const { code } = Route.useParams();
  useEffect(() => storeReferralCode(code), [code]);
  return <Navigate to="/register" search={{ ref: code }} replace />;
}
