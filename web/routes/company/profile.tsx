import { createFileRoute } from '@tanstack/react-router';
import { Guard, UnconfirmedBanner } from '#web/features/accounts/public.ts';
import { useCheckoutReturn } from '#web/features/billing/public.ts';
import { CompanyProfileScreen } from '#web/features/companies/public.ts';
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
