import { useNavigate, useSearch } from '@tanstack/react-router';
import { Guard, UnconfirmedBanner } from '#web/features/accounts/public.ts';
import { useCheckoutReturn } from '#web/features/billing/public.ts';
import { CompanyProfileScreen } from '#web/features/companies/public.ts';

export const CompanyProfilePage = () => (
  <Guard userType="company" ask="page">
    {(user) => (
      <main id="main" className="page flex flex-col gap-8 pt-4 pb-20 md:gap-12 md:pt-8">
        <UnconfirmedBanner user={user} />
        <Returned />
        <CompanyProfileScreen />
      </main>
    )}
  </Guard>
);

function Returned() {
  const navigate = useNavigate();
  const { checkout } = useSearch({ from: '/company/profile' });
  useCheckoutReturn(checkout, () => void navigate({ to: '/company/profile', search: {}, replace: true }));
  return null;
}
