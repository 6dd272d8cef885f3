import { useTranslation } from 'react-i18next';
import type { EventType } from '#contract/integrations/events.ts';
import { EVENT_TYPES } from '#contract/values/integrations.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';

/** Translation keys of events under `events.`. */
const KEYS = {
  'contact.unlocked': 'contactUnlocked',
  'message.answered': 'messageAnswered',
  'contact.stage_changed': 'contactStageChanged',
  'campaign.matched': 'campaignMatched',
  'campaign.interest': 'campaignInterest',
  'position.viewed': 'positionViewed',
  'unlock.refunded': 'unlockRefunded',
} as const satisfies Record<EventType, string>;

/** Returns the name of an event in the reader's language. */
export function useEventName() {
  const { t } = useTranslation('integrations');
  return (type: EventType) => t(`events.${KEYS[type]}`);
}

interface EventChoiceProps {
  chosen: readonly EventType[];
  onChange: (chosen: EventType[]) => void;
  error?: string | undefined;
}

/** Checkboxes for the available webhook events. */
export function EventChoice({ chosen, onChange, error }: EventChoiceProps) {
  const { t } = useTranslation(['integrations', 'validation']);
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-sm font-bold">{t('events.title')}</legend>
      <p className="mb-2 max-w-[62ch] text-sm text-ink-2">{t('events.text')}</p>
      <div className="grid gap-x-8 gap-y-1 md:grid-cols-2">
        {EVENT_TYPES.map((type) => (
          <Checkbox
            key={type}
            className="items-start py-1.5"
            checked={chosen.includes(type)}
            onChange={(isChosen) =>
              onChange(EVENT_TYPES.filter((one) => (one === type ? isChosen : chosen.includes(one))))
            }
            label={
              <span className="flex min-w-0 flex-col gap-0.5">
                <span className="font-semi">{t(`events.${KEYS[type]}`)}</span>
                <span className="text-sm text-ink-2">{t(`events.${KEYS[type]}Text`)}</span>
                <code className="text-xs text-ink-3">{type}</code>
              </span>
            }
          />
        ))}
      </div>
      {error && <FormProblem>{t(`validation:${error as 'choose_event'}`)}</FormProblem>}
    </fieldset>
  );
}
