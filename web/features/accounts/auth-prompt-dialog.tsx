import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { storeChosenPath } from '#web/lib/return-to.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';

export interface AuthPrompt {
  /** The page that the visitor asked for; signing in or registering continues there. */
  path?: string;
  /** Text that says why the dialog opened. */
  text?: string;
}

interface AuthPromptDialogProps extends AuthPrompt {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks a visitor who wants to open a protected page to sign in or register. */
export default function AuthPromptDialog({ path, text, open, onOpenChange }: AuthPromptDialogProps) {
  const { t } = useTranslation();
  const isForTalent = path?.startsWith('/talent/');
  const choose = () => {
    if (path) storeChosenPath(path);
    onOpenChange(false);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('authPrompt.title')} {...(text ? { text } : {})}>
      <div className="grid gap-2.5 pt-2">
        <Link to="/talent/auth" onClick={choose} className={buttonClass({ full: true })}>
          {t('authPrompt.talent')}
        </Link>
        <Link
          to="/company/auth"
          onClick={choose}
          className={buttonClass({ full: true, variant: isForTalent ? 'outline' : 'secondary' })}
        >
          {t('authPrompt.company')}
        </Link>
        <Link to="/register" onClick={choose} className={buttonClass({ variant: 'soft', full: true })}>
          {t('authPrompt.register')}
        </Link>
      </div>
    </Dialog>
  );
}
