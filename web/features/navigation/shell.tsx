import type { StaticDataRouteOption } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/features/accounts/session.ts';
import { BottomBar } from './bottom-bar.tsx';
import { AuthPromptProvider } from '#web/features/accounts/auth-prompt.tsx';
import { SkipLink } from '#web/ui/navigation/skip-link.tsx';
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
              <SkipLink to="main">{t('ui.skipToContent')}</SkipLink>
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
