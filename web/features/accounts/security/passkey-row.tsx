import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Passkey } from '#contract/accounts/passkeys.ts';
import { api } from '#web/lib/api.ts';
import { dateText, sinceText } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/layers/menu.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { RenamePasskey } from './rename-passkey.tsx';
import { useReauthentication } from './reauthentication.tsx';

/** One passkey with its name, its date of creation and its last use. */
export function PasskeyRow({ passkey, now }: { passkey: Passkey; now: Date }) {
  const { t, i18n } = useTranslation('security');
  const queries = useQueryClient();
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const reauthentication = useReauthentication();
  const remove = useMutation(
    api.accounts.removePasskey.mutationOptions({
      onSuccess: () => {
        notify.done(t('passkeys.removed'));
        return queries.invalidateQueries({ queryKey: api.accounts.getSignInMethods.key() });
      },
      onError: (error) => {
        setAsked(null);
        if (!reauthentication.handles(error, () => remove.mutate({ passkeyId: passkey.id })))
          notify.failed(t('failed'));
      },
    }),
  );
  const { name, addedAt, usedAt } = passkey;
  const since = usedAt && sinceText(new Date(usedAt), now, i18n.language);
  const used = usedAt
    ? since
      ? t('passkeys.usedAt', { when: since })
      : t('passkeys.usedNow')
    : t('passkeys.neverUsed');
  return (
    <li className="flex items-center gap-4 border-line py-3.5 not-first:border-t">
      <KeyRound className="size-6 flex-none text-ink-2" strokeWidth={1.75} aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="font-semi break-words">{name}</p>
        <p className="facts text-sm text-ink-2">
          <span>{t('passkeys.addedAt', { date: dateText(addedAt, i18n.language) })} </span>
          <span>{used} </span>
        </p>
      </div>
      <Menu
        trigger={
          <IconButton label={t('passkeys.more', { name })} variant="soft" size="sm">
            <Ellipsis className="ic" aria-hidden />
          </IconButton>
        }
        items={[
          {
            label: t('passkeys.rename'),
            icon: <Pencil className="ic" aria-hidden />,
            onSelect: () => setAsked('rename'),
          },
          {
            label: t('passkeys.remove'),
            icon: <Trash2 className="ic" aria-hidden />,
            tone: 'danger',
            onSelect: () => setAsked('remove'),
          },
        ]}
      />
      <RenamePasskey passkey={passkey} open={asked === 'rename'} onClose={() => setAsked(null)} />
      <Dialog
        open={asked === 'remove'}
        onOpenChange={() => setAsked(null)}
        title={t('passkeys.removeTitle', { name })}
        text={t('passkeys.removeText')}
      >
        <div className="grid gap-2.5 pt-2">
          <Button
            variant="danger"
            full
            pending={remove.isPending}
            onClick={() => remove.mutate({ passkeyId: passkey.id })}
          >
            {t('passkeys.remove')}
          </Button>
          <Button variant="soft" full onClick={() => setAsked(null)}>
            {t('cancel')}
          </Button>
        </div>
      </Dialog>
      {reauthentication.dialog}
    </li>
  );
}
