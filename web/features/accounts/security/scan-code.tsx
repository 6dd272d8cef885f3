import { useMutation } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { codeOf, fieldsOf } from '#web/lib/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import { codeInput } from '../sign-in/form-problems.ts';
import { useCopy } from './recovery-codes.tsx';
import { encode } from 'uqr';

interface Asked {
  secret: string;
  address: string;
}
interface ScanCodeProps {
  asked: Asked | null;
  onClose: () => void;
  onEnabled: (recoveryCodes: string[]) => void;
}

/** Shows the secret for an authenticator app and asks for its first code. */
export function ScanCode({ asked, onClose, onEnabled }: ScanCodeProps) {
  const { t } = useTranslation('security');
  return (
    <Dialog open={asked !== null} onOpenChange={onClose} title={t('twoStep.scanTitle')} text={t('twoStep.scanText')}>
      {asked && <ScanForm {...asked} onClose={onClose} onEnabled={onEnabled} />}
    </Dialog>
  );
}

/** A separate component, so that its state is dropped with the dialog. */
function ScanForm({ secret, address, onClose, onEnabled }: Asked & Omit<ScanCodeProps, 'asked'>) {
  const { t } = useTranslation(['security', 'validation', 'auth']);
  const copy = useCopy();
  const [code, setCode] = useState('');
  const enable = useMutation(
    api.accounts.enableTwoStep.mutationOptions({
      onSuccess: ({ recoveryCodes }) => onEnabled(recoveryCodes),
      onError: (error) => {
        if (codeOf(error) !== 'conflict' && codeOf(error) !== 'password_needed') return;
        notify.failed(t('twoStep.expired'));
        onClose();
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && !enable.isPending) enable.mutate({ code });
  };
  const problem = fieldsOf(enable.error)['code']
    ? t('validation:wrong_code')
    : enable.error && t(`auth:problem.${codeOf(enable.error) === 'rate_limited' ? 'rate_limited' : 'other'}`);
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <div className="grid justify-items-center">
        <QrCode text={address} label={t('twoStep.picture')} />
      </div>
      <div>
        <p className="text-sm text-ink-2">{t('twoStep.secret')}</p>
        <div className="mt-1 flex items-center gap-3">
          <code className="min-w-0 flex-1 font-semi break-words tabular-nums">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
          <IconButton label={t('twoStep.copy')} variant="soft" size="sm" onClick={() => void copy(secret)}>
            <Copy className="ic" aria-hidden />
          </IconButton>
        </div>
      </div>
      <Field label={t('twoStep.code')} error={problem ?? undefined}>
        <TextInput {...codeInput('app')} value={code} onChange={(event) => setCode(event.target.value)} />
      </Field>
      <Button type="submit" variant="primary" full pending={enable.isPending} disabled={code.trim() === ''}>
        {t('twoStep.confirm')}
      </Button>
    </form>
  );
}

/** Width of the quiet zone in modules; readers need one. */
const BORDER = 3;

/** Renders a text as a QR code. Dark on white in every theme, since many readers can't read inverted codes. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-[220px] rounded-md bg-on-video text-on-tally"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
