import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_TEXT_MAX } from '#contract/values/limits.ts';
import { cx } from '#web/ui/class-names.ts';
import { SearchInput } from '#web/ui/fields/search-input.tsx';

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
      <SearchInput
        size="sm"
        aria-label={t('contacts.find')}
        clear={t('contacts.clear')}
        placeholder={t('contacts.findHint')}
        maxLength={SEARCH_TEXT_MAX}
        value={text}
        onChange={setText}
        onKeyDown={({ key }) => key === 'Escape' && setText('')}
      />
    </search>
  );
}
