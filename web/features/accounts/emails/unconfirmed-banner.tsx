import { useMutation } from '@tanstack/react-query';
import { MailWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#contract/accounts/fields.ts';
import { api } from '#web/lib/api.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { problemText } from '../sign-in/form-problems.ts';

/** Tells a company if its email is not confirmed, and resends the link. */
export const UnconfirmedBanner = ({ user }: { user: SessionUser }) => {
  const { t } = useTranslation('auth');
  return <ConfirmNote user={user}>{t('unconfirmed.banner', { email: user.email })}</ConfirmNote>;
};

/** The same above something that needs a confirmed email. */
export function ConfirmNote({ user: { email, emailVerified }, children }: { user: SessionUser; children: ReactNode }) {
  if (emailVerified) return null;
  return (
    <aside className="flex flex-wrap items-center gap-3 rounded-md bg-warn-wash px-4 py-3 text-warn">
      <MailWarning className="ic" aria-hidden />
      <p className="flex-1 basis-60 text-sm font-medium [overflow-wrap:anywhere]">{children}</p>
      <ResendLink email={email} variant="outline" size="xs" />
    </aside>
  );
}

/** Mails another confirmation link. */
export function ResendLink({
  email,
  children,
  ...look
}: { email: string } & Pick<ButtonProps, 'variant' | 'size' | 'full' | 'children'>) {
  const { t } = useTranslation('auth');
  const resend = useMutation(
    api.accounts.resendConfirmation.mutationOptions({
      onSuccess: () => notify.done(t('unconfirmed.resent', { email })),
      onError: (error) => notify.failed(problemText(t, error)),
    }),
  );
  return (
    <Button {...look} pending={resend.isPending} onClick={() => resend.mutate({ email })}>
      {children ?? t('unconfirmed.resend')}
    </Button>
  );
}
