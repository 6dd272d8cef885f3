import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Passkey } from '#contract/accounts/passkeys.ts';
import { api, client } from '#web/lib/api.ts';
import { fieldsOf } from '#web/lib/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { ActionBlock } from '../action-block.tsx';
import { hasPasskeys, makePasskey, passkeyProblem } from './passkey-ceremony.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { useReauthentication } from './reauthentication.tsx';

/** Lists the account's passkeys and adds another. */
export function Passkeys({ passkeys, now }: { passkeys: Passkey[]; now: Date }) {
  const { t } = useTranslation('security');
  const queries = useQueryClient();
  const reauthentication = useReauthentication();
  const add = useMutation({
    mutationFn: async () => {
      const { options } = await client.accounts.startPasskey();
      return client.accounts.addPasskey({ answer: await makePasskey(options) });
    },
    onSuccess: () => {
      notify.done(t('passkeys.added'));
      return queries.invalidateQueries({ queryKey: api.accounts.getSignInMethods.key() });
    },
    onError: (error) => {
      if (reauthentication.handles(error, () => add.mutate())) return;
      if (fieldsOf(error)['passkeys']) return notify.failed(t('passkeys.tooMany'));
      const problem = passkeyProblem(error);
      if (problem === 'cancelled') return notify.note(t('passkeys.cancelled'));
      notify.failed(t(`passkeys.${problem === 'exists' ? 'exists' : 'refused'}`));
    },
  });
  return (
    <ActionBlock title={t('passkeys.title')} text={t('passkeys.text')}>
      {passkeys.length > 0 && (
        <ul className="flex flex-col">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} now={now} />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <Button variant="outline" size="sm" className="self-start" pending={add.isPending} onClick={() => add.mutate()}>
          {!add.isPending && <Plus className="ic" aria-hidden />}
          {add.isPending ? t('passkeys.adding') : t('passkeys.add')}
        </Button>
      ) : (
        <p className="text-sm text-ink-3">{t('passkeys.unsupported')}</p>
      )}
      {reauthentication.dialog}
    </ActionBlock>
  );
}
