import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#web/lib/failure.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ProofForm } from './proof-form.tsx';

/**
 * Some calls want a recent proof of who is signed in. In `onError`, `asks(error, again)` opens the dialog where that is what is
 * missing, and goes on with `again` once the person has given it. The caller shows `dialog`.
 */
export function useItsYou(): { asks: (error: unknown, again: () => void) => boolean; dialog: ReactNode } {
  const [again, setAgain] = useState<(() => void) | null>(null);
  return {
    asks(error, next) {
      if (codeOf(error) !== 'password_needed') return false;
      setAgain(() => next);
      return true;
    },
    dialog: (
      <ItsYouDialog
        open={again !== null}
        onClose={() => setAgain(null)}
        onProven={() => {
          setAgain(null);
          again?.();
        }}
      />
    ),
  };
}

interface ItsYouProps {
  open: boolean;
  onClose: () => void;
  onProven: () => void;
  /** Where a password is not enough. */
  needsSecondFactor?: boolean;
}

/** Makes sure that the owner is here: by a passkey, a code or the password, whichever the account has. */
export function ItsYouDialog({ open, onClose, onProven, needsSecondFactor = false }: ItsYouProps) {
  const { t } = useTranslation('accounts');
  const text = t(needsSecondFactor ? 'itsYou.adminText' : 'itsYou.text');
  return (
    <Dialog open={open} onOpenChange={onClose} title={t('itsYou.title')} text={text}>
      <ProofForm onProven={onProven} needsSecondFactor={needsSecondFactor} />
    </Dialog>
  );
}
