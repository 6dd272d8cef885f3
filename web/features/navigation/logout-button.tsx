import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { UserType } from '#contract/accounts/fields.ts';
import { useSignOut } from '#web/features/accounts/session.ts';
import { notify } from '#web/ui/notify.ts';
import { LogOut } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Signs out and goes home. */
function useLogout(userType: UserType) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return useSignOut({
    done: () => {
      notify.done(t('session.loggedOut'));
      return navigate({ to: '/' });
    },
    failed: () => notify.failed(t(`session.logoutFailed.${userType}`)),
  });
}

export function LogoutButton({ userType }: { userType: UserType }) {
  const { t } = useTranslation();
  const logout = useLogout(userType);
  const icon = <LogOut className="ic" aria-hidden />;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className="max-lg:hidden"
        pending={logout.isPending}
        onClick={() => logout.mutate({})}
      >
        {!logout.isPending && icon}
        {t('nav.logout')}
      </Button>
      <IconButton
        label={t('nav.logout')}
        variant="soft"
        className="lg:hidden"
        disabled={logout.isPending}
        onClick={() => logout.mutate({})}
      >
        {icon}
      </IconButton>
    </>
  );
}
