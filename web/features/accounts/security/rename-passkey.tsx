import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSKEY_NAME_MAX } from '#contract/values/limits.ts';
import type { Passkey } from '#contract/accounts/passkeys.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { TextInput } from '#web/ui/fields/inputs.tsx';

interface RenamePasskeyProps {
  passkey: Passkey;
  open: boolean;
  onClose: () => void;
}

export function RenamePasskey({ open, ...form }: RenamePasskeyProps) {
  const { t } = useTranslation('security');
  return (
    <Dialog open={open} onOpenChange={form.onClose} title={t('passkeys.renameTitle')}>
      <RenameForm {...form} />
    </Dialog>
  );
}

/** A separate component, so that its state is dropped with the dialog. */
function RenameForm({ passkey, onClose }: Omit<RenamePasskeyProps, 'open'>) {
  const { t } = useTranslation('security');
  const queries = useQueryClient();
  const [name, setName] = useState(passkey.name);
  const rename = useMutation(
    api.accounts.renamePasskey.mutationOptions({
      onSuccess: async () => {
        await queries.invalidateQueries({ queryKey: api.accounts.getSignInMethods.key() });
        notify.done(t('passkeys.renamed'));
        onClose();
      },
      onError: () => notify.failed(t('failed')),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !rename.isPending) rename.mutate({ passkeyId: passkey.id, name });
  };
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <Field label={t('passkeys.name')}>
        <TextInput value={name} maxLength={PASSKEY_NAME_MAX} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Button type="submit" variant="primary" full pending={rename.isPending} disabled={name.trim() === ''}>
        {t('passkeys.save')}
      </Button>
    </form>
  );
}
