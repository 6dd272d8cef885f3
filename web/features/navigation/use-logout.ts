import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { UserType } from '#contract/accounts/fields.ts';
import { useSignOut } from '#web/features/accounts/session.ts';
import { notify } from '#web/ui/layers/notify.ts';

/** Signs out and goes home. Navigates first, so that the guard of a protected page has no visitor to send to the sign-in page. */
export function useLogout(userType: UserType) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return useSignOut({
    done: () => {
      notify.done(t('session.loggedOut'));
      return navigate({ to: '/' });
    },
    failed: () => notify.failedBriefly(t(`session.logoutFailed.${userType}`)),
  });
}
