import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallSpeaker } from '#contract/calls/analysis.ts';
import type { CallReport } from '#contract/calls/reports.ts';
import { CALL_SIDES, callLanguageFor, type CallSide } from '#contract/values/calls.ts';
import { api } from '#web/lib/api.ts';
import { percentText } from '#web/i18n/number-texts.ts';
import { cacheSaved } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/states/loading.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { LINK, ShowLine } from './evidence-link.tsx';

const SHOWN = 6;

/** How much each person spoke, on which side and why. A correction analyzes the call again. */
export function Speakers({ call: { callId, speakers } }: { call: CallReport }) {
  const { t, i18n } = useTranslation('calls');
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const correct = useMutation(
    api.calls.correctSides.mutationOptions({
      onSuccess: (call, { sides }) => {
        cacheSaved(queries, api.calls.getCall.queryKey({ input: { callId } }), call);
        void queries.invalidateQueries({ queryKey: api.calls.listLines.key() });
        const { speaker, side } = sides[0]!;
        notify.done(t('speakers.corrected', { name: speaker, side: t(`speakers.sides.${side}`) }));
      },
      onError: () => notify.failed(t('speakers.failed')),
    }),
  );
  const shown = isOpen ? speakers : speakers.slice(0, SHOWN);
  return (
    <section aria-labelledby="speakers" className="flex min-w-0 flex-col gap-3">
      <header className="flex flex-col gap-0.5">
        <h3 id="speakers" className="text-lg font-bold">
          {t('speakers.title')}
        </h3>
        <p role="status" className="flex min-h-6 items-center gap-2 text-sm text-ink-2">
          {correct.isPending && <Spinner />}
          {t(correct.isPending ? 'speakers.pending' : speakers.length > 0 ? 'speakers.text' : 'speakers.none')}
        </p>
      </header>
      <ul className="flex flex-col gap-4">
        {shown.map((speaker) => (
          <Speaker
            key={speaker.name}
            speaker={speaker}
            isLocked={correct.isPending}
            onCorrect={(side) =>
              correct.mutate({
                callId,
                sides: [{ speaker: speaker.name, side }],
                textLanguage: callLanguageFor(i18n.language),
              })
            }
          />
        ))}
      </ul>
      {speakers.length > shown.length && (
        <Button variant="outline" size="xs" className="self-start" onClick={() => setIsOpen(true)}>
          {t('speakers.all', { count: speakers.length })}
        </Button>
      )}
    </section>
  );
}

interface SpeakerProps {
  speaker: CallSpeaker;
  isLocked: boolean;
  onCorrect: (side: CallSide) => void;
}

function Speaker({ speaker: { name, side, reason, reasonLine, share }, isLocked, onCorrect }: SpeakerProps) {
  const { t, i18n } = useTranslation('calls');
  const show = useContext(ShowLine);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1">
      <p className="flex min-w-0 items-baseline gap-2">
        <b className="font-bold [overflow-wrap:anywhere]">{name}</b>
        <span className="flex-none text-sm text-ink-2 tabular-nums">
          {t('speakers.words', { share: percentText(share, i18n.language) })}
        </span>
      </p>
      <Select
        variant="pill"
        label={t('speakers.side', { name })}
        value={side}
        disabled={isLocked}
        onChange={onCorrect}
        options={CALL_SIDES.map((value) => ({
          value,
          label: t(value === side ? `speakers.sides.${value}` : `speakers.pick.${value}`),
        }))}
      />
      <div aria-hidden className="h-1.5 rounded-pill bg-sunk">
        <i
          className={`block h-full rounded-pill ${side === 'seller' ? 'bg-tally' : 'bg-ink'}`}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <span />
      <p className="facts col-span-2 text-sm text-ink-3">
        <span>{t(`speakers.reason.${reason}`)} </span>
        {reasonLine !== null && (
          <span>
            <button type="button" className={LINK} onClick={() => show({ line: reasonLine })}>
              {t('evidence.line', { line: reasonLine })}
            </button>
          </span>
        )}
      </p>
    </li>
  );
}
