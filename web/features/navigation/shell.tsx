import type { StaticDataRouteOption } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/features/accounts/session.ts';
import { BottomBar } from './bottom-bar.tsx';
import { AuthPromptProvider } from '#web/features/accounts/auth-prompt.tsx';
import { OverlaysProvider } from './overlays.tsx';
import { TopBar } from './top-bar.tsx';

interface ShellProps {
  hasBars: boolean;
  /** false: no tab bar on phones. 'accounts': none for visitors. */
  tabBar: StaticDataRouteOption['tabBar'];
  /** Whether the page is for visitors as well, and shows their bars until the session is known. */
  isPublic: boolean;
  /** Shown at the bottom, above the tab bar of phones. */
  notices: ReactNode;
  /** In the top bar of signed-in accounts. */
  bell: ReactNode;
  children: ReactNode;
}

/** The bars around a page. They are part of the flow, so sticky bars reserve their own space. Pages render their own `<main id="main">`. */
export function Shell({ hasBars, tabBar, isPublic, notices, bell, children }: ShellProps) {
  const { t } = useTranslation();
  const { user, isKnown, isFailed } = useSession();
  const isUnsure = isFailed || !(isKnown || isPublic);
  const viewer = user?.userType ?? 'visitor';
  useEffect(() => {
    if (isKnown || isFailed) document.documentElement.removeAttribute('data-account');
  }, [isKnown, isFailed]);
  return (
    <AuthPromptProvider>
      <OverlaysProvider user={user}>
        <div className="flex min-h-dvh flex-col">
          {hasBars && (
            <>
              <a
                href="#main"
                className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-(--z-popover) focus:rounded-pill focus:bg-ink focus:px-5 focus:py-3 focus:font-bold focus:text-paper"
              >
                {t('ui.skipToContent')}
              </a>
              <TopBar user={user} isUnsure={isUnsure} bell={bell} />
            </>
          )}
          <div className="flex-1">{children}</div>
          {notices}
          {hasBars && tabBar !== false && (user || !tabBar) && <BottomBar viewer={viewer} isUnsure={isUnsure} />}
        </div>
      </OverlaysProvider>
    </AuthPromptProvider>
  );
}
