import { createFileRoute } from '@tanstack/react-router';
import { Guard } from '#web/features/accounts/guard.tsx';
import { UnconfirmedBanner } from '#web/features/accounts/emails/unconfirmed-banner.tsx';
import { useCheckoutReturn } from '#web/features/billing/use-return.ts';
import { CompanyProfileScreen } from '#web/features/companies/profile-screen.tsx';
import { checkoutSearch } from '#web/lib/search-params.ts';

export const Route = createFileRoute('/company/profile')({
  staticData: {
    title: 'companyProfile',
    texts: ['companies', 'billing', 'referrals', 'accounts', 'security', 'mails'],
  },
  validateSearch: checkoutSearch,
  component: () => (
    <Guard userType="company" ask="page">
      {(user) => (
        <main id="main" className="page flex flex-col gap-8 pt-4 pb-20 md:gap-12 md:pt-8">
          <UnconfirmedBanner user={user} />
          <CheckoutReturn />
          <CompanyProfileScreen />
        </main>
      )}
    </Guard>
  ),
});

function CheckoutReturn() {
  const navigate = Route.useNavigate();
  const { checkout } = Route.useSearch();
  useCheckoutReturn(checkout, () => void navigate({ to: '/company/profile', search: {}, replace: true }));
  return null;
}
