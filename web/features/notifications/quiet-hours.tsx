import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationPreferences } from '#contract/notifications/preferences.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { TextInput } from '#web/ui/fields/inputs.tsx';

const NIGHT = { start: '22:00', end: '08:00' };
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

type Hours = NotificationPreferences['quietHours'];
interface Props extends Pick<NotificationPreferences, 'quietHours' | 'timeZone'> {
  isSaving: boolean;
  onSave: (change: { quietHours: Hours; timeZone?: string }) => void;
}

/** The hours in which emails and pushes wait, in the time zone of the device that saves them. */
export function QuietHours({ quietHours, timeZone, isSaving, onSave }: Props) {
  const { t } = useTranslation(['notifications', 'validation']);
  const [typed, setTyped] = useState(quietHours ?? NIGHT);
  const isSame = typed.start === typed.end;
  const isChanged = quietHours !== null && (typed.start !== quietHours.start || typed.end !== quietHours.end);
  const problemOf = (edge: keyof typeof NIGHT) => {
    if (!typed[edge]) return t('validation:required');
    return isSame && edge === 'end' ? t('quiet.same') : undefined;
  };
  const store = (hours: typeof NIGHT) => onSave({ quietHours: hours, timeZone: deviceZone() });
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label={t('quiet.title')}
        note={t('quiet.text')}
        checked={quietHours !== null}
        onChange={(isOn) =>
          isOn ? store(isSame || !typed.start || !typed.end ? NIGHT : typed) : onSave({ quietHours: null })
        }
      />
      {quietHours && (
        <form
          noValidate
          className="flex flex-wrap items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isSame && typed.start && typed.end) store(typed);
          }}
        >
          {(['start', 'end'] as const).map((edge) => (
            <Field key={edge} label={t(`quiet.${edge}`)} error={problemOf(edge)} className="w-36">
              <TextInput
                type="time"
                size="sm"
                value={typed[edge]}
                onChange={(event) => setTyped({ ...typed, [edge]: event.target.value })}
              />
            </Field>
          ))}
          {isChanged && (
            <Button type="submit" size="sm" variant="primary" className="md:mt-[27px]" pending={isSaving}>
              {t('quiet.save')}
            </Button>
          )}
        </form>
      )}
      {quietHours && timeZone && (
        <p className="text-sm text-ink-2">{t('quiet.zone', { zone: timeZone.replaceAll('_', ' ') })}</p>
      )}
    </div>
  );
}
