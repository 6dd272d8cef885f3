import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NewEndpoint } from '#contract/integrations/endpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import { notify } from '#web/ui/layers/notify.ts';

interface SecretDialogProps {
  title: string;
  text: string;
  done: string;
  /** Values to copy, with their labels; null closes the dialog. */
  values: { label: string; value: string; hint?: string }[] | null;
  onClose: () => void;
}

/** Shows secrets that are never shown again, so a stray tap outside does not close the dialog. */
export function SecretDialog({ title, text, done, values, onClose }: SecretDialogProps) {
  const { t } = useTranslation('integrations');
  const copy = (value: string) =>
    navigator.clipboard.writeText(value).then(
      () => notify.done(t('copied')),
      () => notify.failed(t('copyFailed')),
    );
  return (
    <Dialog open={values !== null} locked onOpenChange={() => undefined} title={title} text={text} width={560}>
      {values?.map(({ label, value, hint }) => (
        <Field key={label} label={label} hint={hint}>
          <TextInput
            readOnly
            value={value}
            className="font-mono text-sm"
            onFocus={(event) => event.target.select()}
            trail={
              <IconButton label={`${t('copy')}: ${label}`} size="sm" className="-mr-2" onClick={() => void copy(value)}>
                <Copy className="ic" aria-hidden />
              </IconButton>
            }
          />
        </Field>
      ))}
      <Button variant="primary" full onClick={onClose}>
        {done}
      </Button>
    </Dialog>
  );
}

interface EndpointSecretProps {
  /** The endpoint with its new secret; null closes the dialog. */
  endpoint: NewEndpoint | null;
  onClose: () => void;
}

/** Shows the new secret of an endpoint, and the public key for tools that verify without a secret. */
export function EndpointSecret({ endpoint, onClose }: EndpointSecretProps) {
  const { t } = useTranslation('integrations');
  return (
    <SecretDialog
      title={t('secret.title')}
      text={t('secret.text')}
      done={t('secret.done')}
      onClose={onClose}
      values={
        endpoint && [
          { label: t('secret.secret'), value: endpoint.secret },
          { label: t('secret.publicKey'), value: endpoint.publicKey, hint: t('secret.publicKeyHint') },
        ]
      }
    />
  );
}
