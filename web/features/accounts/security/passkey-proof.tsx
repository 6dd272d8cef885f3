import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { client } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { askPasskey, passkeyProblem } from './passkey-ceremony.ts';

interface PasskeyProofProps {
  variant: 'primary' | 'outline';
  onVerified: () => void;
}

/** The button that verifies the owner with a passkey, and why it was refused. */
export function PasskeyProof({ variant, onVerified }: PasskeyProofProps) {
  const { t } = useTranslation('accounts');
  const byPasskey = useMutation({
    mutationFn: async () => {
      const { options } = await client.accounts.startPasskeyProof();
      return client.accounts.provePasskey({ answer: await askPasskey(options) });
    },
    onSuccess: onVerified,
  });
  const isRefused = byPasskey.error && passkeyProblem(byPasskey.error) !== 'cancelled';
  return (
    <>
      <Button variant={variant} full pending={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
        {!byPasskey.isPending && <KeyRound className="ic" aria-hidden />}
        {t('reauthentication.passkey')}
      </Button>
      {isRefused && <FormProblem>{t('reauthentication.refused')}</FormProblem>}
    </>
  );
}
