import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';

export type TwoStepChange = 'renew' | 'disable';

interface TwoStepQuestionProps {
  asked: TwoStepChange | null;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before recovery codes are replaced or two-step verification is turned off. */
export function TwoStepQuestion({ asked, pending, onConfirm, onClose }: TwoStepQuestionProps) {
  const { t } = useTranslation('security');
  return (
    <Dialog
      open={asked !== null}
      onOpenChange={onClose}
      title={t(`twoStep.${asked ?? 'renew'}Title`)}
      text={t(`twoStep.${asked ?? 'renew'}Text`)}
    >
      <div className="grid gap-2.5 pt-2">
        <Button variant={asked === 'disable' ? 'danger' : 'primary'} full pending={pending} onClick={onConfirm}>
          {t(`twoStep.${asked ?? 'renew'}`)}
        </Button>
        <Button variant="soft" full onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
