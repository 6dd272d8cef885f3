import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { sessionOptions } from '#web/features/accounts/session.ts';
import { useAuthPrompt } from '#web/features/accounts/auth-prompt.tsx';

export interface AccountLinkProps {
  /** A guarded page. */
  to: '/talent/dashboard';
  className: string;
  children: ReactNode;
}

/** A link from a public page to a guarded one. Visitors get the auth prompt and reach the page afterwards. */
export function AccountLink({ to, className, children }: AccountLinkProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const askVisitor = useAuthPrompt();
  const follow = async () => {
    const session = await queries.ensureQueryData(sessionOptions()).catch(() => null);
    if (session && !session.user) askVisitor({ path: to });
    else void navigate({ to });
  };
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void follow();
  };
  return (
    <Link to={to} preload={false} onClick={onClick} className={className}>
      {children}
    </Link>
  );
}
