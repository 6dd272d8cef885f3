import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#web/lib/failure.ts';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { deferred } from '#web/lib/deferred.tsx';

const ReauthenticationForm = deferred(
  async () => (await import('./reauthentication-form.tsx')).ReauthenticationForm,
  <Skeleton className="h-40 rounded-md!" />,
);

/**
 * For calls that require a recent proof of identity. In `onError`, `handles(error, again)` opens the dialog if that proof is
 * missing, and calls `again` after it has been given. The caller renders `dialog`.
 */
export function useReauthentication({ isExport = false } = {}): {
  handles: (error: unknown, again: () => void) => boolean;
  dialog: ReactNode;
} {
  const [again, setAgain] = useState<(() => void) | null>(null);
  return {
    handles(error, next) {
      if (codeOf(error) !== 'password_needed') return false;
      setAgain(() => next);
      return true;
    },
    dialog: (
      <ReauthenticationDialog
        open={again !== null}
        isExport={isExport}
        onClose={() => setAgain(null)}
        onVerified={() => {
          setAgain(null);
          again?.();
        }}
      />
    ),
  };
}

interface ReauthenticationProps {
  open: boolean;
  onClose: () => void;
  onVerified: () => void;
  /** Set if a password is not enough. */
  needsSecondFactor?: boolean;
  /** Set if a file with personal data is to be downloaded. */
  isExport?: boolean;
}

/** Verifies that the owner is present, by passkey, code or password. */
export function ReauthenticationDialog({
  open,
  onClose,
  onVerified,
  needsSecondFactor = false,
  isExport = false,
}: ReauthenticationProps) {
  const { t } = useTranslation('accounts');
  const text = needsSecondFactor ? 'adminText' : isExport ? 'exportText' : 'text';
  return (
    <Dialog open={open} onOpenChange={onClose} title={t('reauthentication.title')} text={t(`reauthentication.${text}`)}>
      <ReauthenticationForm onVerified={onVerified} needsSecondFactor={needsSecondFactor} />
    </Dialog>
  );
}
