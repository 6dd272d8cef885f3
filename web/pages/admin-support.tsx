import { useNavigate, useSearch } from '@tanstack/react-router';
import { InboxScreen } from '#web/features/support/public.ts';

export function AdminSupportPage() {
  const navigate = useNavigate();
  const { state = 'open', ticket } = useSearch({ from: '/admin/support' });
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
