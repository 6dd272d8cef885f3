import { Ellipsis, History, KeyRound, Pencil, Power, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Endpoint } from '#contract/integrations/endpoints.ts';
import { dateText } from '#web/lib/dates.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/layers/menu.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Labels } from './labels.tsx';
import { EndpointForm } from './endpoint-form.tsx';
import { RemoveEndpoint, RotateSecret } from './endpoint-questions.tsx';
import { ReplayDialog } from './replay-dialog.tsx';
import { TestDialog } from './test-dialog.tsx';
import { hostOf } from './test-outcome.tsx';
import { useEventName } from './event-choice.tsx';
import { useSwitch } from './use-endpoints.ts';

const TONES = { active: 'ok', failing: 'warn', disabled: 'plain' } as const;

type Asked = 'edit' | 'test' | 'replay' | 'rotate' | 'remove' | null;

/** One endpoint: its address, events, health and actions. */
export function EndpointRow({ endpoint }: { endpoint: Endpoint }) {
  const { t, i18n } = useTranslation('integrations');
  const nameOf = useEventName();
  const [asked, setAsked] = useState<Asked>(null);
  const { turn } = useSwitch(endpoint);
  const close = () => setAsked(null);
  const { url, description, state, disabledReason, failingSince, rotatingUntil, expiresAt, eventTypes } = endpoint;
  const name = description || hostOf(url);
  const isOff = state === 'disabled';
  const day = (at: string) => dateText(at, i18n.language);
  const notes = [
    disabledReason && t(`endpoints.reason.${disabledReason}`),
    failingSince && !isOff && t('endpoints.reason.now', { date: day(failingSince) }),
    rotatingUntil && t('endpoints.rotating', { date: day(rotatingUntil) }),
    expiresAt && t('endpoints.expires', { date: day(expiresAt) }),
  ].filter((note) => typeof note === 'string');
  const item = (what: NonNullable<Asked>, Icon: typeof Pencil, label: string) => ({
    label,
    icon: <Icon className="ic" aria-hidden />,
    onSelect: () => setAsked(what),
  });
  return (
    <li className="flex items-start gap-4 border-line py-4 not-first:border-t">
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semi [overflow-wrap:anywhere]">{name}</h3>
          <Tag tone={TONES[state]}>{t(`endpoints.state.${state}`)}</Tag>
        </div>
        <p className="text-sm [overflow-wrap:anywhere] text-ink-2">{url}</p>
        <Labels label={t('endpoints.eventTypes')} texts={eventTypes.map(nameOf)} />
        {notes.map((note) => (
          <p key={note} className="text-sm text-ink-2">
            {note}
          </p>
        ))}
      </div>
      <Menu
        trigger={
          <IconButton label={t('endpoints.options', { name })} variant="soft">
            <Ellipsis className="ic" aria-hidden />
          </IconButton>
        }
        items={[
          item('test', Send, t('endpoints.test')),
          item('edit', Pencil, t('endpoints.change')),
          ...(isOff ? [] : [item('replay', History, t('endpoints.replay'))]),
          item('rotate', KeyRound, t('endpoints.rotate')),
          {
            label: t(isOff ? 'endpoints.turnOn' : 'endpoints.turnOff'),
            icon: <Power className="ic" aria-hidden />,
            onSelect: turn,
          },
          { ...item('remove', Trash2, t('endpoints.remove')), tone: 'danger' as const },
        ]}
      />
      {asked === 'edit' && <EndpointForm endpoint={endpoint} onClose={close} />}
      {asked === 'test' && <TestDialog endpoint={endpoint} onClose={close} />}
      {asked === 'replay' && <ReplayDialog endpoint={endpoint} onClose={close} />}
      <RotateSecret endpoint={endpoint} open={asked === 'rotate'} onClose={close} />
      <RemoveEndpoint endpoint={endpoint} open={asked === 'remove'} onClose={close} />
    </li>
  );
}
