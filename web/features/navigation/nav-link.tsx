import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '#web/features/accounts/session.ts';
import { useAuthPrompt } from './auth-prompt.tsx';
import type { NavItem, Viewer } from './items.ts';

/** A line of a bar: a link, or for a visitor before a protected screen the question to sign in. */
export function NavLink({
  item,
  viewer,
  className,
  children,
}: {
  item: NavItem;
  viewer: Viewer;
  className: string;
  children: ReactNode;
}) {
  const askToSignIn = useAuthPrompt();
  const { isFailed: isUnsure } = useSession();
  if (item.isProtected && viewer === 'visitor' && !isUnsure) {
    return (
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => askToSignIn()}>
        {children}
      </button>
    );
  }
  return (
    <Link to={item.to} className={className} activeOptions={{ exact: !item.isSection, includeSearch: false }}>
      {children}
    </Link>
  );
}
