import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** After a registration: the email is to be confirmed. */
export function RegisteredDialog({ email, onClose }: { email: string | null; onClose: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <Dialog
      open={email !== null}
      onOpenChange={onClose}
      title={t('registered.title')}
      text={t('registered.text', { email })}
    >
      <Button variant="primary" full onClick={onClose}>
        {t('registered.signIn')}
      </Button>
    </Dialog>
  );
}
