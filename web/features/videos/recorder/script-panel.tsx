import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SCRIPT_MAX } from '#contract/values/limits.ts';
import { useSession } from '../../accounts/session.ts';
import { useHiddenContacts } from '#web/lib/use-hidden-contacts.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Segmented } from '#web/ui/navigation/segmented.tsx';
import { TextArea } from '#web/ui/fields/inputs.tsx';

export const SPEEDS = ['0.75', '1', '1.3'] as const;
export type Speed = (typeof SPEEDS)[number];

interface ScriptPanelProps {
  script: string;
  speed: Speed;
  onScript: (script: string) => void;
  onSpeed: (speed: Speed) => void;
}

/** Text and speed of the teleprompter, edited before the take. */
export function ScriptPanel({ script, speed, onScript, onSpeed }: ScriptPanelProps) {
  const { t } = useTranslation('videos');
  const hidden = useHiddenContacts(script, useSession().user?.name ?? '');
  return (
    <details className="group" open={script !== ''}>
      <summary className="flex cursor-pointer list-none items-center gap-1 rounded-xs py-1 text-sm font-semi text-ink-2 hover:text-ink">
        {t('script.title')}
        <ChevronDown className="ic transition-transform group-open:rotate-180" aria-hidden />
      </summary>
      <div className="flex flex-col gap-3 pt-2">
        <Field label={t('script.text')} hint={hidden ?? t('script.hint')} hideLabel>
          <TextArea
            rows={3}
            className="md:not-low:min-h-56!"
            maxLength={SCRIPT_MAX}
            value={script}
            onChange={(event) => onScript(event.target.value)}
          />
        </Field>
        {script.trim() !== '' && (
          <Segmented
            label={t('script.pace')}
            value={speed}
            onChange={onSpeed}
            options={SPEEDS.map((value) => ({
              value,
              label: t(`script.paces.${value === '0.75' ? 'slow' : value === '1' ? 'easy' : 'quick'}`),
            }))}
          />
        )}
      </div>
    </details>
  );
}
