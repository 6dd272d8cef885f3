import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** What a visitor sees who asks for a protected screen. */
export default function GateDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation();
  const close = () => onOpenChange(false);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('gate.title')}>
      <div className="grid gap-2.5 pt-2">
        <Link to="/talent/auth" onClick={close} className={buttonClass({ full: true })}>
          {t('gate.talent')}
        </Link>
        <Link to="/company/auth" onClick={close} className={buttonClass({ look: 'line', full: true })}>
          {t('gate.company')}
        </Link>
        <Link to="/register" onClick={close} className={buttonClass({ look: 'soft', full: true })}>
          {t('gate.register')}
        </Link>
      </div>
    </Dialog>
  );
}
