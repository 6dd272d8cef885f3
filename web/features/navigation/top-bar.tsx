import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#contract/accounts/fields.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Logo } from '#web/ui/logo.tsx';
import { room } from '#web/ui/room.ts';
import { ADMIN, TOP_BAR, type Viewer } from './items.ts';
import { NavLink, useUnread } from './nav-link.tsx';
import { AccountMenu } from './account-menu.tsx';

const LINE =
  'inline-flex items-center gap-2 rounded-pill px-2 py-[9px] text-sm lg:px-[15px] lg:text-[.9375rem] font-semi text-ink-2 tap hover:text-ink aria-[current=page]:bg-sunk aria-[current=page]:text-ink';

interface TopBarProps {
  user: SessionUser | null;
  /** Whether the session isn't known. Then nobody's links are shown. */
  isUnsure: boolean;
  /** Shown to signed-in accounts. */
  bell: ReactNode;
}

export function TopBar({ user, isUnsure, bell }: TopBarProps) {
  const viewer: Viewer = user?.userType ?? 'visitor';
  const isAdmin = user?.isAdmin ?? false;
  const { t } = useTranslation();
  const unread = useUnread();
  return (
    <header
      ref={room.top}
      className="sticky top-0 z-(--z-bar) flex min-h-[calc(var(--bar)+env(safe-area-inset-top))] flex-wrap items-center gap-2 bg-paper px-[max(var(--gutter),calc((100%-var(--page))/2+var(--gutter)))] pt-[calc(env(safe-area-inset-top)+0.5rem)] pb-2 lg:gap-6 short:static print:hidden"
    >
      <Link
        to="/"
        aria-label={t('nav.logo', { name: PRODUCT_NAME })}
        className="flex min-w-6 justify-center rounded-xs tap"
      >
        <Logo name={PRODUCT_NAME} nameClass={viewer === 'visitor' ? 'max-[360px]:hidden' : undefined} />
      </Link>
      <nav aria-label={t('nav.main')} className="flex lg:ml-6 lg:gap-1 max-md:hidden">
        {(isUnsure ? [] : [...TOP_BAR[viewer], ...(isAdmin ? [ADMIN] : [])]).map((item) => (
          <NavLink key={item.label} item={item} viewer={viewer} className={cx(LINE, item.isWide && 'max-lg:hidden')}>
            {t(`nav.${item.label}`, { count: 0 })}
            {item.hasUnread && <Badge count={unread} label={t('nav.unread', { count: unread })} />}
          </NavLink>
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-1 max-[390px]:gap-0 lg:gap-2">
        {isAdmin && <AdminLink />}
        {viewer !== 'visitor' && bell}
        {viewer === 'visitor' && !isUnsure && <SignInLinks />}
        <AccountMenu user={user} />
      </div>
    </header>
  );
}

/** Link to the admin pages on phones. */
function AdminLink() {
  const { t } = useTranslation();
  return (
    <Link
      to={ADMIN.to}
      aria-label={t('nav.admin')}
      className="grid size-11 place-items-center rounded-pill bg-sunk tap hover:bg-line aria-[current=page]:bg-ink aria-[current=page]:text-paper md:hidden"
    >
      <ShieldCheck className="ic" aria-hidden />
    </Link>
  );
}

/** The narrowest phones, where Spanish would wrap to a second line. */
const NARROW = 'max-[390px]:text-[.8125rem]!';

function SignInLinks() {
  const { t } = useTranslation();
  return (
    <>
      <Link
        to="/talent/auth"
        className={cx(
          buttonClass({ variant: 'ghost', size: 'sm' }),
          'for-visitors max-lg:px-2! max-[390px]:px-1.5!',
          NARROW,
        )}
      >
        {t('nav.signIn')}
      </Link>
      <Link
        to="/register"
        className={cx(buttonClass({ size: 'sm' }), 'for-visitors max-lg:px-3! max-[390px]:px-2!', NARROW)}
      >
        {t('nav.signUp')}
      </Link>
    </>
  );
}
