import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import type { UserType } from '#contract/accounts/fields.ts';
import { Logo } from '#web/ui/logo.tsx';
import { PortraitWall } from './portrait-wall.tsx';

const SIDES = [
  { userType: 'talent', to: '/talent/auth', label: 'chooser.talentTitle' },
  { userType: 'company', to: '/company/auth', label: 'chooser.companyTitle' },
] as const;

interface AuthFrameProps {
  userType: UserType;
  title: string;
  /** In the upper corner: language and theme. */
  tools: ReactNode;
  /** Links to the pages of the other kind of account. */
  hasSwitch?: boolean;
  children: ReactNode;
}

/** The form on the left and a wall of portraits on the right; on phones the portraits are a strip above the form. */
export function AuthFrame({ userType, title, tools, hasSwitch = true, children }: AuthFrameProps) {
  const { t } = useTranslation(['auth', 'common']);
  const { mode, ref } = useSearch({ strict: false });
  return (
    <div className="grid min-h-(--room-height) grid-cols-1 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex min-w-0 flex-col">
        <header className="mx-auto flex w-full max-w-[500px] items-center justify-between gap-4 px-(--gutter) py-5">
          <Link to="/" aria-label={t('common:nav.logo', { name: PRODUCT_NAME })} className="rounded-xs tap">
            <Logo name={PRODUCT_NAME} />
          </Link>
          {tools}
        </header>
        <PortraitWall className="h-36 md:hidden" strip />
        <main
          id="main"
          className="mx-auto flex w-full max-w-[500px] flex-1 flex-col gap-7 md:justify-center px-(--gutter) pt-6 pb-14"
        >
          {hasSwitch && (
            <nav aria-label={t('switch')} className="grid grid-cols-2 rounded-[14px] bg-sunk p-[3px]">
              {SIDES.map((side) => (
                <Link
                  key={side.to}
                  to={side.to}
                  search={{ ...(mode ? { mode } : {}), ...(ref ? { ref } : {}) }}
                  aria-current={side.userType === userType ? 'page' : undefined}
                  className="grid min-h-11 place-items-center rounded-[11px] text-sm font-semi text-ink-2 tap hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink aria-[current=page]:shadow-1"
                >
                  {t(side.label)}
                </Link>
              ))}
            </nav>
          )}
          <h1 className="d-1 text-balance max-md:text-[3.25rem]!">{title}</h1>
          {children}
        </main>
      </div>
      <div className="p-4 max-md:hidden">
        <PortraitWall className="sticky top-4 h-[calc(var(--room-height)-2rem)] rounded-cover" />
      </div>
    </div>
  );
}
