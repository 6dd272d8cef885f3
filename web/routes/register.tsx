import { createFileRoute } from '@tanstack/react-router';
import { AccountTypePicker } from '#web/features/accounts/public.ts';
import { referralSearch } from '#web/lib/search-params.ts';

export const Route = createFileRoute('/register')({
  staticData: { title: 'register', texts: ['auth'] },
  validateSearch: referralSearch,
  component: AccountTypePicker,
});
