import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#web/lib/browser-state.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../layers/dialog.tsx';

/** Beside a save button: what is unsaved, or that saving it has failed. */
export function UnsavedNote({ text, isFailed }: { text: string | false; isFailed: boolean }) {
  const { t } = useTranslation('validation');
  const isOnline = useOnline();
  return (
    <p role="status" className={`text-sm ${isFailed ? 'font-semi text-danger' : 'text-ink-2'}`}>
      {isFailed ? t(isOnline ? 'not_saved' : 'not_saved_offline') : text}
    </p>
  );
}

interface UnsavedChangesProps {
  isDirty: boolean;
  /** Names what would be lost. */
  text?: string;
  onDiscard?: () => void;
}

/** Asks before the reader leaves a form with unsaved changes for another page. */
export function UnsavedChanges({ isDirty, text, onDiscard }: UnsavedChangesProps) {
  const { t } = useTranslation('common');
  return (
    <LeaveQuestion
      isAsked={(from, to) => isDirty && from.pathname !== to.pathname}
      isAskedOnClose={isDirty}
      title={t('unsaved.title')}
      text={text ?? t('unsaved.text')}
      stay={t('unsaved.keep')}
      leave={t('unsaved.discard')}
      {...(onDiscard ? { onLeave: onDiscard } : {})}
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
  onLeave?: () => void;
}

/** Asks before the reader leaves unfinished work. When the tab is closed, the browser asks. */
export function LeaveQuestion({
  isAsked,
  isAskedOnClose,
  title,
  text,
  stay,
  leave,
  onStay,
  onLeave,
}: LeaveQuestionProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isAsked(current, next),
    enableBeforeUnload: () => isAskedOnClose,
    withResolver: true,
  });
  const remain = () => {
    reset?.();
    onStay?.();
  };
  const goOn = () => {
    onLeave?.();
    proceed?.();
  };
  return (
    <Dialog open={status === 'blocked'} onOpenChange={remain} title={title} text={text}>
      <div className="grid gap-2.5 pt-2">
        <Button variant="primary" full onClick={remain}>
          {stay}
        </Button>
        <Button variant="soft" full onClick={goOn}>
          {leave}
        </Button>
      </div>
    </Dialog>
  );
}
