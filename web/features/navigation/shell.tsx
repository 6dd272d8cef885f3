import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/features/accounts/session.ts';
import { BottomBar } from './bottom-bar.tsx';
import { GateProvider } from './gate.tsx';
import { TopBar } from './top-bar.tsx';

/** The bars around a page. Pages render their own `<main id="main">`. */
export function Shell({ hasTabBar, children }: { hasTabBar: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const viewer = user?.userType ?? 'visitor';
  return (
    <GateProvider>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-(--z-dialog) focus:rounded-pill focus:bg-ink focus:px-5 focus:py-3 focus:font-bold focus:text-paper"
      >
        {t('ui.skipToContent')}
      </a>
      <TopBar viewer={viewer} isAdmin={user?.isAdmin ?? false} />
      <div className={hasTabBar ? 'max-md:pb-[calc(var(--tabbar)+env(safe-area-inset-bottom))]' : ''}>{children}</div>
      {hasTabBar && <BottomBar viewer={viewer} />}
    </GateProvider>
  );
}
