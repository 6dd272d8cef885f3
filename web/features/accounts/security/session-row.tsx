import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AccountSession } from '#contract/accounts/sessions.ts';
import { api } from '#web/lib/api.ts';
import { sinceText } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { Tag } from '#web/ui/tag.tsx';

/** One session of the account. */
export function SessionRow({ session, now }: { session: AccountSession; now: Date }) {
  const { t, i18n } = useTranslation('accounts');
  const queries = useQueryClient();
  const end = useMutation(
    api.accounts.endSession.mutationOptions({
      onSuccess: () => notify.done(t('sessions.ended')),
      onError: () => notify.failed(t('sessions.endFailed')),
      onSettled: () => queries.invalidateQueries({ queryKey: api.accounts.listSessions.key() }),
    }),
  );
  const { browser, system } = session;
  const device =
    browser && system ? t('sessions.on', { browser, system }) : (browser ?? system ?? t('sessions.unknown'));
  const since = session.isCurrent ? null : sinceText(new Date(session.seenAt), now, i18n.language);
  const seen = since ? t('sessions.seen', { when: since }) : t('sessions.now');
  const Icon = session.isPhone ? Smartphone : Monitor;
  return (
    <li className="flex items-center gap-4 border-line py-3.5 not-first:border-t">
      <Icon className="size-6 flex-none text-ink-2" strokeWidth={1.75} aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semi">
          {device}
          {session.isCurrent && <Tag tone="ok">{t('sessions.here')}</Tag>}
        </p>
        <p className="facts text-sm break-words text-ink-2 tabular-nums">
          <span>{seen} </span>
          <span>{session.address} </span>
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="soft"
          size="sm"
          aria-label={t('sessions.endLabel', { device })}
          pending={end.isPending}
          onClick={() => end.mutate({ sessionId: session.id })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
