import { createFileRoute } from '@tanstack/react-router';
import { AccountTypePicker } from '#web/features/accounts/registration/account-type-picker.tsx';
import { referralSearch } from '#web/lib/search-params.ts';

export const Route = createFileRoute('/register')({
  staticData: { title: 'register', texts: ['auth'] },
  validateSearch: referralSearch,
  component: AccountTypePicker,
});
