import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiKey } from '#contract/integrations/api-keys.ts';
import type { Scope } from '#contract/route.ts';
import { api } from '#web/lib/api.ts';
import { dateText, sinceText } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { Tag } from '#web/ui/tag.tsx';
import { Labels } from './labels.tsx';

/** Translation keys of scopes under `keys.scope.`. */
const KEYS = {
  'contacts:read': 'contactsRead',
  'contacts:write': 'contactsWrite',
  'unlocks:write': 'unlocksWrite',
  'search:read': 'searchRead',
  'campaigns:read': 'campaignsRead',
  'campaigns:write': 'campaignsWrite',
  'messages:read': 'messagesRead',
  'messages:write': 'messagesWrite',
  'analytics:read': 'analyticsRead',
  'webhooks:read': 'webhooksRead',
  'webhooks:write': 'webhooksWrite',
} as const satisfies Record<Scope, string>;

/** Returns what a scope allows, in the reader's language. */
export function useScopeName() {
  const { t } = useTranslation('integrations');
  return (scope: Scope) => t(`keys.scope.${KEYS[scope]}`);
}

/** One API key: what it may do, when it was used, and the button that revokes it. */
export function ApiKeyRow({ apiKey, now }: { apiKey: ApiKey; now: Date }) {
  const { t, i18n } = useTranslation('integrations');
  const queries = useQueryClient();
  const scopeName = useScopeName();
  const [isAsking, setIsAsking] = useState(false);
  const revoke = useMutation(
    api.integrations.revokeApiKey.mutationOptions({
      onSuccess: () => {
        notify.done(t('keys.revoked'));
        return queries.invalidateQueries({ queryKey: api.integrations.listApiKeys.key() });
      },
      onError: () => notify.failed(t('failed')),
    }),
  );
  const { id, name, hint, scopes, createdAt, lastUsedAt, expiresAt } = apiKey;
  const isExpired = expiresAt !== null && new Date(expiresAt) <= now;
  const since = lastUsedAt && sinceText(new Date(lastUsedAt), now, i18n.language);
  const used = since ? t('keys.usedAt', { when: since }) : t(lastUsedAt ? 'keys.usedNow' : 'keys.neverUsed');
  const facts = [
    t('keys.createdAt', { date: dateText(createdAt, i18n.language) }),
    used,
    ...(expiresAt && !isExpired ? [t('keys.expiresAt', { date: dateText(expiresAt, i18n.language) })] : []),
  ];
  return (
    <li className="flex items-start gap-4 border-line py-4 not-first:border-t max-md:flex-wrap">
      <KeyRound className="mt-0.5 size-6 flex-none text-ink-2" strokeWidth={1.75} aria-hidden />
      <div className="flex min-w-0 flex-1 flex-col gap-1 max-md:basis-[calc(100%-2.5rem)]">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semi [overflow-wrap:anywhere]">{name}</h3>
          {isExpired && <Tag tone="danger">{t('keys.expired')}</Tag>}
        </div>
        <code className="text-sm text-ink-2">{hint}</code>
        <p className="facts text-sm text-ink-2">
          {facts.map((fact) => (
            <span key={fact}>{fact} </span>
          ))}
        </p>
        <Labels label={t('keys.scopes')} texts={scopes.map(scopeName)} />
      </div>
      <Button
        variant="outline"
        size="sm"
        className="max-md:ml-10 max-md:h-11"
        aria-label={t('keys.revokeLabel', { name })}
        onClick={() => setIsAsking(true)}
      >
        {t('keys.revoke')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('keys.revokeTitle', { name })}
        text={t('keys.revokeText')}
      >
        <div className="grid gap-2.5 pt-2">
          <Button variant="danger" full pending={revoke.isPending} onClick={() => revoke.mutate({ apiKeyId: id })}>
            {t('keys.revoke')}
          </Button>
          <Button variant="soft" full onClick={() => setIsAsking(false)}>
            {t('keys.keep')}
          </Button>
        </div>
      </Dialog>
    </li>
  );
}
