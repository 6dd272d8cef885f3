import { createFileRoute } from '@tanstack/react-router';
import type { TicketState } from '#contract/support.ts';
import { TICKET_STATES } from '#contract/values/product.ts';
import { InboxScreen } from '../../features/support/inbox-screen.tsx';
import { idOf, oneOf } from '../../lib/search-params.ts';

export const Route = createFileRoute('/admin/support')({
  staticData: { title: 'adminSupport', texts: ['admin'] },
  validateSearch: (query: Record<string, unknown>): { state?: TicketState; ticket?: string } => {
    const state = oneOf(TICKET_STATES, query.state);
    const ticket = idOf(query.ticket);
    return { ...(state ? { state } : {}), ...(ticket ? { ticket } : {}) };
  },
  component: SupportPage,
});

function SupportPage() {
  const navigate = Route.useNavigate();
  const { state = 'open', ticket } = Route.useSearch();
  return (
    <InboxScreen
      state={state}
      chosenId={ticket}
      onState={(next) => void navigate({ to: '/admin/support', search: next === 'open' ? {} : { state: next } })}
      onChoose={(chosen) =>
        void navigate({
          to: '/admin/support',
          search: { ...(state === 'open' ? {} : { state }), ...(chosen ? { ticket: chosen } : {}) },
          resetScroll: false,
        })
      }
    />
  );
}
