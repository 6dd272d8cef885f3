import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#contract/accounts/fields.ts';
import { UnconfirmedBanner } from '#web/features/accounts/emails/unconfirmed-banner.tsx';
import { Guard } from '#web/features/accounts/guard.tsx';
import { PaymentFailedNote } from '#web/features/billing/payment-failed-note.tsx';
import { useCheckoutReturn } from '#web/features/billing/use-return.ts';
import { DailyMatch } from '#web/features/campaigns/daily-match.tsx';
import { AvailableTalent } from '#web/features/search/results/available-talent.tsx';
import { ContactsScreen } from '#web/features/unlocks/contacts-screen.tsx';
import { useContacts } from '#web/features/unlocks/use-contacts.ts';
import { SEARCH_TEXT_MAX } from '#contract/values/limits.ts';
import { api } from '#web/lib/api.ts';
import { deferred } from '#web/lib/deferred.tsx';
import { checkoutSearch, idOf, textOf } from '#web/lib/search-params.ts';
import { cx } from '#web/ui/class-names.ts';
import { FirstAnswers } from '#web/ui/states/slow-load.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';

const FirstSteps = deferred(
  async () => (await import('#web/features/companies/first-steps.tsx')).FirstSteps,
  <Skeleton className="h-96 rounded-md! md:h-80" />,
);

export const Route = createFileRoute('/company/dashboard')({
  staticData: {
    requests: ['/campaigns/daily-match', '/contacts', '/billing', '/company/profile'],
    title: 'companyDashboard',
    texts: ['campaigns', 'companies', 'favourites', 'unlocks', 'billing', 'search', 'videos', 'chats', 'scores'],
  },
  validateSearch: (
    query: Record<string, unknown>,
  ): { q?: string; contact?: string; show?: 'details'; checkout?: string } => {
    const contact = idOf(query.contact);
    const q = textOf(query.q)?.trim().slice(0, SEARCH_TEXT_MAX);
    return {
      ...(q ? { q } : {}),
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
          <PaymentFailedNote />
          <Dashboard user={user} />
        </main>
      )}
    </Guard>
  ),
});

const useDailyMatch = () => useQuery(api.campaigns.getDailyMatch.queryOptions());

/** A company's steps to its first hire; null once all are done or the company has closed them. */
function useFirstSteps(user: SessionUser) {
  const contacts = useContacts();
  const daily = useDailyMatch();
  const profile = useQuery(api.companies.getProfile.queryOptions());
  const isKnown = contacts.query.isSuccess && daily.isSuccess && profile.isSuccess;
  if (!isKnown || profile.data.hasClosedFirstSteps) return { isKnown, steps: null };
  const steps = {
    email: user.emailVerified,
    profile: Boolean(profile.data.description),
    campaign: daily.data.hasPostedCampaign,
    unlock: !contacts.isEmpty,
  };
  return { isKnown, steps: Object.values(steps).includes(false) ? steps : null };
}

function Dashboard({ user }: { user: SessionUser }) {
  const { t } = useTranslation('unlocks');
  const navigate = Route.useNavigate();
  const { q, contact, show, checkout } = Route.useSearch();
  const choose = (contactId?: string) =>
    void navigate({
      to: '/company/dashboard',
      search: { ...(q ? { q } : {}), ...(contactId ? { contact: contactId } : {}) },
      // On phones the contact fills the screen.
      resetScroll: contactId !== undefined && !matchMedia('(min-width: 1024px)').matches,
    });
  // The contact that is open may not match, so the first one that does takes its place.
  const search = (text: string) =>
    void navigate({ to: '/company/dashboard', search: text ? { q: text } : {}, replace: true, resetScroll: false });
  const daily = useDailyMatch();
  const { isKnown, steps } = useFirstSteps(user);
  useCheckoutReturn(checkout, (contactId) =>
    contactId
      ? void navigate({ to: '/company/dashboard', search: { contact: contactId, show: 'details' }, resetScroll: false })
      : choose(),
  );
  return (
    <>
      <h1 className="sr-only">{t('dashboard')}</h1>
      <FirstAnswers
        // The code of the steps loads only when they are shown.
        isKnown={isKnown && !steps}
        skeleton={<DashboardSkeleton />}
      >
        <div className={cx('mb-2 flex flex-col gap-6 md:mb-6', contact && 'max-lg:hidden')}>
          {steps && !steps.unlock && <FirstSteps user={user} steps={steps} />}
          {(!steps || (steps.unlock && steps.campaign) || daily.data?.match) && <DailyMatch />}
        </div>
        <ContactsScreen chosenId={contact} firstSide={show ?? 'chat'} onChoose={choose} onSearch={search} />
        {steps?.unlock && (
          <div className={cx('mt-4', contact && 'max-lg:hidden')}>
            <FirstSteps user={user} steps={steps} />
          </div>
        )}
        <section className={cx('mt-8 flex flex-col gap-2', contact && 'max-lg:hidden')}>
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
    <Skeleton shape="text" className="h-16 w-2/3" />
    <Skeleton shape="rows" className="h-96" />
  </>
);
