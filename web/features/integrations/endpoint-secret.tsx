import { useTranslation } from 'react-i18next';
import type { NewEndpoint } from '#contract/integrations/endpoints.ts';
import { SecretDialog } from './secret-dialog.tsx';

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
