import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { InvitedBy, useFollowedReferral } from '#web/features/referrals/followed-link.tsx';
import { referralSearch } from '#web/lib/search-params.ts';
import { buttonClass } from '#web/ui/button.tsx';

export const Route = createFileRoute('/register')({
  staticData: { title: 'register', texts: ['auth', 'referrals'], isForVisitors: true },
  validateSearch: referralSearch,
  component: AccountTypePicker,
});

const CARDS = [
  { kind: 'company', to: '/company/auth', portrait: 'harpreet', variant: 'secondary' },
  { kind: 'talent', to: '/talent/auth', portrait: 'lena', variant: 'primary' },
] as const;

/** Lets a visitor choose between a talent and a company account. */
function AccountTypePicker() {
  const { t } = useTranslation('auth');
  const { ref } = Route.useSearch();
  const referral = useFollowedReferral();
  const carried = ref ? { ref } : {};
  return (
    <main id="main" className="page flex flex-col gap-5 pt-3 pb-16 md:gap-8 md:pt-10">
      <div>
        <InvitedBy {...referral} />
        <h1 className="d-1">{t('chooser.title')}</h1>
        <p className="mt-2 text-ink-2 md:mt-4 md:text-lg">{t('chooser.text')}</p>
      </div>
      <ul className="grid gap-4 md:gap-5 md:grid-cols-2">
        {CARDS.map(({ kind, to, portrait, variant }) => (
          <li
            key={kind}
            className="panel grid grid-cols-[minmax(min-content,1fr)_minmax(0,28%)] overflow-hidden max-[359px]:grid-cols-1 md:max-lg:grid-cols-1 md:max-lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_42%]"
          >
            <div className="flex flex-col items-start gap-2 p-5 pr-3 md:gap-4 md:p-10">
              <h2 className="d-2">{t(`chooser.${kind}Title`)}</h2>
              <p className="max-w-[34ch] text-ink-2 md:text-lg">{t(`chooser.${kind}Text`)}</p>
              <div className="mt-auto flex flex-wrap items-center gap-1 pt-3 max-md:-mb-2 md:gap-3 md:pt-6">
                <Link
                  to={to}
                  search={{ mode: 'register', ...carried }}
                  className={buttonClass({ variant, size: 'lg' })}
                >
                  {t(`chooser.${kind}Action`)}
                </Link>
                <Link to={to} search={carried} className={buttonClass({ variant: 'ghost' })}>
                  {t('chooser.signIn')}
                </Link>
              </div>
            </div>
            <img
              src={`/cast/${portrait}.svg`}
              alt=""
              className="w-full object-cover object-[50%_24%] max-md:h-0 max-md:min-h-full max-[359px]:hidden md:max-lg:order-first md:max-lg:h-56 lg:h-full lg:min-h-[460px]"
            />
          </li>
        ))}
      </ul>
    </main>
  );
}
