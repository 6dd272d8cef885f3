import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_TEXT_MAX } from '#contract/values/limits.ts';
import { cx } from '#web/ui/class-names.ts';
import { TextInput } from '#web/ui/inputs.tsx';

const REST_MS = 250;

interface ContactSearchProps {
  value: string;
  onChange: (text: string) => void;
  className?: string;
}

/** Searches the contacts after a pause in typing. */
export function ContactSearch({ value, onChange, className }: ContactSearchProps) {
  const { t } = useTranslation('unlocks');
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text.trim();
      change.current(sent.current);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <search className={cx('min-w-0', className)}>
      <TextInput
        type="text"
        role="searchbox"
        size="sm"
        aria-label={t('contacts.find')}
        placeholder={t('contacts.findHint')}
        maxLength={SEARCH_TEXT_MAX}
        lead={<Search className="ic" aria-hidden />}
        trail={
          text && (
            <button
              type="button"
              aria-label={t('contacts.clear')}
              className="-mr-2 grid size-8 place-items-center rounded-pill tap hover:bg-sunk"
              onClick={() => setText('')}
            >
              <X className="ic" aria-hidden />
            </button>
          )
        }
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={({ key }) => key === 'Escape' && setText('')}
      />
    </search>
  );
}
