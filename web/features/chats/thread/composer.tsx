import { ArrowUp } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MESSAGE_MAX } from '#contract/values/limits.ts';
import { useDraft } from '#web/features/accounts/drafts.tsx';
import { useIsTouch } from '#web/lib/browser-state.ts';
import { TextArea } from '#web/ui/fields/inputs.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { TemplatePicker } from '../templates/template-picker.tsx';
import { appendText, type TemplateValues } from '../message-texts.ts';
import { useTellTyping } from './use-typing.ts';

/** The number of remaining characters is shown below this value. */
const NEAR_END = 400;

interface ComposerProps {
  conversationId: string;
  /** The values that templates can insert. Without them, templates aren't offered. */
  templateValues?: TemplateValues;
  onSend: (content: string) => void;
}

/** Input for a message. The draft is stored per conversation until it is sent. Enter sends, except on touch screens. */
export function Composer({ conversationId, templateValues, onSend }: ComposerProps) {
  const { t } = useTranslation('chats');
  const tellTyping = useTellTyping(conversationId);
  const isTouch = useIsTouch();
  const { text, write } = useDraft(`message.${conversationId}`);
  const left = MESSAGE_MAX - text.trim().length;

  const send = () => {
    const content = text.trim();
    if (!content || left < 0) return;
    onSend(content);
    write('');
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="border-t border-line p-3 max-md:pb-[calc(.75rem+env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2">
        {templateValues && (
          <TemplatePicker values={templateValues} onPick={(picked) => write(appendText(text, picked))} />
        )}
        <TextArea
          rows={1}
          aria-label={t('write')}
          placeholder={t('write')}
          aria-invalid={left < 0}
          enterKeyHint={isTouch ? 'enter' : 'send'}
          className="max-h-40! flex-1 resize-none rounded-[26px]!"
          value={text}
          onChange={(event) => {
            write(event.target.value);
            if (event.target.value.trim()) tellTyping();
          }}
          onKeyDown={sendOnEnter}
          onPaste={({ clipboardData: { files, types } }) => {
            if (files.length > 0 && !types.includes('text/plain')) notify.note(t('textOnly'));
          }}
        />
        <button
          type="submit"
          aria-label={t('send')}
          disabled={!text.trim() || left < 0}
          className="grid size-[52px] flex-none place-items-center rounded-pill bg-tally text-on-tally tap hover:bg-tally-hover active:scale-95 disabled:bg-sunk disabled:text-ink-3"
        >
          <ArrowUp className="ic" aria-hidden />
        </button>
      </div>
      {left < NEAR_END && (
        <p
          role={left < 0 ? 'alert' : 'status'}
          className={left < 0 ? 'mt-1.5 text-xs text-danger' : 'mt-1.5 text-xs text-ink-2'}
        >
          {left < 0 ? t('tooLong', { count: -left }) : t('left', { count: left })}
        </p>
      )}
    </form>
  );
}
