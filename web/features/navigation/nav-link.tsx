import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '#web/features/accounts/session.ts';
import { useAuthPrompt } from '#web/features/accounts/auth-prompt.tsx';
import { cx } from '#web/ui/class-names.ts';
import type { NavItem, Viewer } from './items.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

/** An item of a bar: a link, or a button that opens the auth prompt. */
export function NavLink({
  item,
  viewer,
  className: look,
  children,
}: {
  item: NavItem;
  viewer: Viewer;
  className: string;
  children: ReactNode;
}) {
  const askToSignIn = useAuthPrompt();
  const { isFailed: isUnsure } = useSession();
  const className = cx(look, viewer === 'visitor' && 'for-visitors');
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

/** Number of unread messages of the signed-in account. */
export function useUnread(): number {
  const { user } = useSession();
  const { data } = useQuery(api.chats.countUnread.queryOptions({ enabled: user !== null }));
  return user ? (data?.unread ?? 0) : 0;
}
