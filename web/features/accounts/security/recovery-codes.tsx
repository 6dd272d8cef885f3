import { Copy, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#contract/accounts/fields.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { notify } from '#web/ui/layers/notify.ts';

interface RecoveryCodesProps {
  codes: string[] | null;
  user: SessionUser;
  onClose: () => void;
}

/** Shows recovery codes, which are never shown again, so a stray tap outside does not close the dialog. */
export function RecoveryCodes({ codes, user, onClose }: RecoveryCodesProps) {
  const { t } = useTranslation('security');
  const copy = useCopy();
  const text = codes?.join('\n') ?? '';
  const file = `${t('recovery.file', { name: PRODUCT_NAME, email: user.email })}\n\n${text}\n`;
  const save = () => {
    const url = URL.createObjectURL(new Blob([file], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${PRODUCT_NAME.toLowerCase()}-recovery-codes.txt`;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <Dialog
      open={codes !== null}
      locked
      onOpenChange={() => undefined}
      title={t('recovery.title')}
      text={t('recovery.text')}
    >
      <ul
        aria-label={t('recovery.list')}
        className="grid grid-cols-2 gap-x-3 gap-y-2 rounded-md bg-sunk px-2 py-5 text-center whitespace-nowrap font-mono font-semi"
      >
        {codes?.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-2.5">
        <Button variant="outline" full onClick={() => void copy(text)}>
          <Copy className="ic" aria-hidden />
          {t('recovery.copy')}
        </Button>
        <Button variant="outline" full onClick={save}>
          <Download className="ic" aria-hidden />
          {t('recovery.download')}
        </Button>
      </div>
      <Button variant="primary" full onClick={onClose}>
        {t('recovery.done')}
      </Button>
    </Dialog>
  );
}

/** Returns a function that copies a text and reports the outcome. */
export function useCopy() {
  const { t } = useTranslation('security');
  return (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => notify.done(t('twoStep.copied')),
      () => notify.failed(t('twoStep.copyFailed')),
    );
}
