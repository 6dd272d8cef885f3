import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';

/** How a link ends: replaced by a new one, or deleted with its shortlist. */
export type LinkEnding = 'renew' | 'remove';

interface EndLinkProps {
  /** Of the shortlist. */
  name: string;
  ending: LinkEnding;
  pending: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

/** Asks before a link that colleagues may have stops working. */
export function EndLink({ name, ending, pending, onConfirm, onKeep }: EndLinkProps) {
  const { t } = useTranslation('favourites');
  return (
    <Dialog
      open
      onOpenChange={onKeep}
      title={t(`shortlists.ask.${ending}.title`, { name })}
      text={t(`shortlists.ask.${ending}.text`)}
    >
      <div className="grid gap-2.5 pt-2">
        <Button variant="danger" full pending={pending} onClick={onConfirm}>
          {t(`shortlists.ask.${ending}.confirm`)}
        </Button>
        <Button variant="soft" full onClick={onKeep}>
          {t('shortlists.ask.keep')}
        </Button>
      </div>
    </Dialog>
  );
}
