import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { UnconfirmedBanner } from '#web/features/accounts/emails/unconfirmed-banner.tsx';
import { Guard } from '#web/features/accounts/guard.tsx';
import { useCheckoutReturn } from '#web/features/billing/use-return.ts';
import { DailyMatch } from '#web/features/campaigns/daily-match.tsx';
import { AvailableTalent } from '#web/features/search/results/available-talent.tsx';
import { ContactsScreen } from '#web/features/unlocks/contacts-screen.tsx';
import { checkoutSearch, idOf } from '#web/lib/search-params.ts';
import { FirstAnswers } from '#web/ui/slow-load.tsx';
import { Skeleton } from '#web/ui/loading.tsx';

export const Route = createFileRoute('/company/dashboard')({
  staticData: {
    title: 'companyDashboard',
    texts: ['campaigns', 'favourites', 'unlocks', 'billing', 'search', 'videos', 'chats', 'scores'],
  },
  validateSearch: (query: Record<string, unknown>): { contact?: string; show?: 'details'; checkout?: string } => {
    const contact = idOf(query.contact);
    return {
      ...(contact ? { contact } : {}),
      ...(query.show === 'details' ? { show: query.show } : {}),
      ...checkoutSearch(query),
    };
  },
  component: () => (
    <Guard userType="company" ask="page">
      {(user) => (
        <main id="main" className="page flex flex-col gap-6 pt-4 pb-20 md:pt-8">
          <UnconfirmedBanner user={user} />
          <Dashboard />
        </main>
      )}
    </Guard>
  ),
});

function Dashboard() {
  const { t } = useTranslation('unlocks');
  const navigate = Route.useNavigate();
  const { contact, show, checkout } = Route.useSearch();
  const choose = (contactId?: string) =>
    void navigate({ to: '/company/dashboard', search: contactId ? { contact: contactId } : {}, resetScroll: false });
  useCheckoutReturn(checkout, (contactId) => choose(contactId ?? undefined));
  return (
    <>
      <h1 className="sr-only">{t('dashboard')}</h1>
      <FirstAnswers skeleton={<DashboardSkeleton />}>
        <DailyMatch />
        <ContactsScreen chosenId={contact} firstSide={show ?? 'chat'} onChoose={choose} />
        <section className="mt-8 flex flex-col gap-2">
          <h2 className="d-2">{t('contacts.available')}</h2>
          <AvailableTalent />
        </section>
      </FirstAnswers>
    </>
  );
}

const DashboardSkeleton = () => (
  <>
    <Skeleton className="h-52 rounded-frame!" />
    <Skeleton className="h-16 w-2/3 rounded-md!" />
    <Skeleton className="h-96 rounded-md!" />
  </>
);
