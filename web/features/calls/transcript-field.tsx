import { FileText, Upload, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea } from '#web/ui/fields/inputs.tsx';
import type { Draft } from './use-analysis.ts';

const ROWS = 12;
/** Longer texts slow a text field down: only their beginning is shown, read-only. */
const EDITABLE_MAX = 100_000;
const PREVIEW_LENGTH = 3000;
const TYPES = '.txt,.vtt,.srt,.docx,.md,.text,text/plain,text/vtt';

/** A new text as part of the draft. `source` is the file name, or null for pasted text. */
export const withText = (transcript: string, source: string): Pick<Draft, 'transcript' | 'source'> => ({
  transcript,
  source: transcript.length > EDITABLE_MAX ? source : null,
});

interface Props {
  draft: Draft;
  problem: string | undefined;
  /** The name of the file being read. */
  reading: string | undefined;
  isLocked: boolean;
  onChange: (change: Partial<Draft>) => void;
  onFile: (file: File) => void;
}

export function TranscriptField({ draft, problem, reading, isLocked, onChange, onFile }: Props) {
  const { t, i18n } = useTranslation('calls');
  const { transcript, source } = draft;
  const chooser = useRef<HTMLInputElement>(null);
  const chooserId = useId();
  const isLong = source !== null;
  return (
    <div className="flex flex-col gap-3">
      <Field label={t('form.transcript')} hint={t(isLong ? 'form.preview' : 'form.tip')} error={problem} required>
        <TextArea
          rows={ROWS}
          placeholder={t('form.placeholder')}
          value={isLong ? `${transcript.slice(0, PREVIEW_LENGTH).toWellFormed()}…` : transcript}
          readOnly={isLong || isLocked}
          spellCheck={false}
          dir="auto"
          onChange={(event) => onChange({ transcript: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
          onPaste={(event) => {
            const [file] = event.clipboardData.files;
            const pasted = event.clipboardData.getData('text');
            if (isLocked || isLong || (!file && pasted.length <= EDITABLE_MAX)) return;
            event.preventDefault();
            if (pasted) onChange(withText(pasted, t('form.pasted')));
            else if (file) onFile(file);
          }}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-2">
        {isLong ? (
          <>
            <FileText className="ic" aria-hidden />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {t('form.loaded', {
                name: source,
                characters: new Intl.NumberFormat(i18n.language).format(transcript.length),
              })}
            </span>
            <Button
              variant="ghost"
              size="xs"
              disabled={isLocked}
              onClick={() => onChange({ transcript: '', source: null })}
            >
              <X className="ic" aria-hidden />
              {t('form.remove')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="outline" size="sm" disabled={isLocked} onClick={() => chooser.current?.click()}>
              <Upload className="ic" aria-hidden />
              {t('form.choose')}
            </Button>
            <span>{t('form.types')}</span>
          </>
        )}
        {reading && <span role="status">{t('form.reading', { name: reading })}</span>}
      </div>
      <label htmlFor={chooserId} className="sr-only">
        {t('form.file')}
      </label>
      <input
        ref={chooser}
        id={chooserId}
        type="file"
        accept={TYPES}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
