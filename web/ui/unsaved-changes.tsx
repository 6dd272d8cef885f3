import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface UnsavedChangesProps {
  isDirty: boolean;
  /** Says what would be lost. */
  text?: string;
}

/** Asks before the reader leaves a form with unsaved changes for another page. A tab that closes is the browser's to ask about. */
export function UnsavedChanges({ isDirty, text }: UnsavedChangesProps) {
  const { t } = useTranslation('common');
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return (
    <Dialog
      open={status === 'blocked'}
      onOpenChange={() => reset?.()}
      title={t('unsaved.title')}
      text={text ?? t('unsaved.text')}
    >
      <div className="grid gap-2.5 pt-2">
        <Button variant="primary" full onClick={reset}>
          {t('unsaved.keep')}
        </Button>
        <Button variant="soft" full onClick={proceed}>
          {t('unsaved.discard')}
        </Button>
      </div>
    </Dialog>
  );
}
