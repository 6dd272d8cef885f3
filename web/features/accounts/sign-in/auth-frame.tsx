import { Link, useSearch } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import type { UserType } from '#contract/accounts/fields.ts';
import { Logo } from '#web/ui/logo.tsx';
import { PortraitWall } from './portrait-wall.tsx';

const OTHER = {
  talent: { to: '/company/auth', label: 'chooser.companyTitle' },
  company: { to: '/talent/auth', label: 'chooser.talentTitle' },
} as const;

/** The form on the left and a wall of portraits on the right; on phones the portraits are a strip above the form. */
export function AuthFrame({ userType, title, children }: { userType: UserType; title: string; children: ReactNode }) {
  const { t } = useTranslation(['auth', 'common']);
  const { mode, ref } = useSearch({ strict: false });
  const other = OTHER[userType];
  return (
    <div className="grid min-h-(--room-height) grid-cols-1 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex min-w-0 flex-col">
        <header className="flex items-center justify-between gap-4 px-(--gutter) py-5 md:px-10">
          <Link to="/" aria-label={t('common:nav.logo', { name: PRODUCT_NAME })} className="rounded-xs">
            <Logo name={PRODUCT_NAME} />
          </Link>
          <Link
            to={other.to}
            search={{ ...(mode ? { mode } : {}), ...(ref ? { ref } : {}) }}
            className="inline-flex items-center gap-2 rounded-pill py-2 text-sm font-bold hover:underline"
          >
            {t(other.label)}
            <ArrowRight className="ic" aria-hidden />
          </Link>
        </header>
        <PortraitWall className="h-36 md:hidden" strip />
        <main
          id="main"
          className="mx-auto flex w-full max-w-[500px] flex-1 flex-col gap-7 md:justify-center px-(--gutter) pt-6 pb-14"
        >
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
