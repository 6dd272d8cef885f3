import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CALL_TYPES } from '#contract/values/calls.ts';
import { CALL_DAYS } from '#contract/values/durations.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { AnalysisProgress } from './analysis-progress.tsx';
import { TranscriptField, withText } from './transcript-field.tsx';
import { readTranscript } from './read-file.ts';
import type { useAnalysis } from './use-analysis.ts';
import { useFileDrop } from './use-file-drop.ts';

interface Props {
  analysis: ReturnType<typeof useAnalysis>;
  hasResult: boolean;
  /** Clears the result. */
  onNew: () => void;
}

/** The input of an analysis. A transcript can be typed, pasted, chosen as a file or dropped anywhere on it. */
export function CallForm({ analysis, hasResult, onNew }: Props) {
  const { t } = useTranslation('calls');
  const { draft, problems, running, change, reject, start, cancel, reset } = analysis;
  const [reading, setReading] = useState<string>();
  const isBlank = draft.transcript.trim() === '';

  async function load(file: File) {
    setReading(file.name);
    const read = await readTranscript(file);
    setReading(undefined);
    if ('problem' in read) reject(read.problem);
    else change(withText(read.text, file.name));
  }

  const { isOver, dropArea } = useFileDrop((file) => !running && void load(file));
  return (
    <form
      noValidate
      aria-labelledby="new-call"
      className={cx('panel relative flex min-w-0 flex-col gap-5 p-5 md:p-7', isOver && 'outline-3 outline-tally')}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
      {...dropArea}
    >
      <h2 id="new-call" className="sr-only">
        {t('form.title')}
      </h2>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={t('form.type')}>
          <Select
            value={draft.callType}
            onChange={(callType) => change({ callType })}
            options={CALL_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
          />
        </Field>
        <Field label={t('form.date')} error={problems.callDate}>
          <TextInput
            type="date"
            value={draft.callDate}
            onChange={(event) => change({ callDate: event.target.value })}
          />
        </Field>
      </div>
      <TranscriptField
        draft={draft}
        problem={problems.transcript}
        reading={reading}
        isLocked={running !== null}
        onChange={change}
        onFile={(file) => void load(file)}
      />
      {running && <AnalysisProgress running={running} onCancel={cancel} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" pending={running !== null} disabled={running !== null || isBlank}>
          {t(running ? 'form.running' : 'form.run')}
        </Button>
        {hasResult && (
          <Button
            variant="outline"
            disabled={running !== null}
            onClick={() => {
              reset();
              onNew();
            }}
          >
            {t('form.again')}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-3">{t('form.privacy', { days: CALL_DAYS })}</p>
      {isOver && (
        <p
          aria-hidden
          className="pointer-events-none absolute inset-0 grid place-items-center rounded-[inherit] bg-surface/95 d-4"
        >
          {t('form.drop')}
        </p>
      )}
    </form>
  );
}
