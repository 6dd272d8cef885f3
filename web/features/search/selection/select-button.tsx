import { SquareCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { useSelection } from './selection.tsx';

/** Starts or ends selecting among the results. On phones, the menu of the results does. */
export function SelectButton() {
  const { t } = useTranslation('search');
  const selection = useSelection();
  if (!selection) return null;
  return (
    <Button
      variant={selection.isOn ? 'secondary' : 'outline'}
      size="sm"
      className="h-13! flex-none px-5! max-md:hidden"
      aria-pressed={selection.isOn}
      disabled={!selection.isOn && !selection.canStart}
      onClick={selection.isOn ? selection.clear : selection.start}
    >
      <SquareCheck className="ic" aria-hidden />
      {t('select.select')}
    </Button>
  );
}
