import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface UnsavedChangesProps {
  isDirty: boolean;
  /** Names what would be lost. */
  text?: string;
}

/** Asks before the reader leaves a form with unsaved changes for another page. */
export function UnsavedChanges({ isDirty, text }: UnsavedChangesProps) {
  const { t } = useTranslation('common');
  return (
    <LeaveQuestion
      isAsked={(from, to) => isDirty && from.pathname !== to.pathname}
      isAskedOnClose={isDirty}
      title={t('unsaved.title')}
      text={text ?? t('unsaved.text')}
      stay={t('unsaved.keep')}
      leave={t('unsaved.discard')}
    />
  );
}

interface Place {
  pathname: string;
  search: unknown;
}

interface LeaveQuestionProps {
  /** Whether this navigation needs a confirmation. */
  isAsked: (from: Place, to: Place) => boolean;
  isAskedOnClose: boolean;
  title: string;
  text: string;
  /** The labels of the answers. */
  stay: string;
  leave: string;
  onStay?: () => void;
}

/** Asks before the reader leaves unfinished work. When the tab is closed, the browser asks. */
export function LeaveQuestion({ isAsked, isAskedOnClose, title, text, stay, leave, onStay }: LeaveQuestionProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isAsked(current, next),
    enableBeforeUnload: () => isAskedOnClose,
    withResolver: true,
  });
  const remain = () => {
    reset?.();
    onStay?.();
  };
  return (
    <Dialog open={status === 'blocked'} onOpenChange={remain} title={title} text={text}>
      <div className="grid gap-2.5 pt-2">
        <Button variant="primary" full onClick={remain}>
          {stay}
        </Button>
        <Button variant="soft" full onClick={proceed}>
          {leave}
        </Button>
      </div>
    </Dialog>
  );
}
