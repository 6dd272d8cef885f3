import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_TEXT_MAX } from '#contract/values/limits.ts';
import { isTyping } from '#web/lib/is-typing.ts';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import { RecentList } from './recent-list.tsx';
import { useRecentSearches } from './recent-searches.ts';

const REST_MS = 250;

/** Searches after a pause in typing. The slash key focuses it. */
export function SearchField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('search');
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const input = useRef<HTMLInputElement>(null);
  const around = useRef<HTMLElement>(null);
  const recent = useRecentSearches();
  const [isActive, setIsActive] = useState(false);

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    if (text === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text.trim();
      onChange(text.trim());
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text, onChange]);

  useEffect(() => {
    if (!isActive) return;
    const leave = ({ target }: Event) => {
      if (!around.current?.contains(target as Node)) setIsActive(false);
    };
    const events = ['focusin', 'pointerdown'];
    for (const name of events) document.addEventListener(name, leave);
    return () => events.forEach((name) => document.removeEventListener(name, leave));
  }, [isActive]);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event)) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, []);

  return (
    <search ref={around} className="relative min-w-0 flex-1">
      <SearchInput
        ref={input}
        aria-label={t('label')}
        clear={t('clearText')}
        placeholder={t('placeholder')}
        maxLength={SEARCH_TEXT_MAX}
        value={text}
        onChange={setText}
        onFocus={() => setIsActive(true)}
        onBlur={() => recent.add(text)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') recent.add(text);
          if (key === 'Escape') setIsActive(false);
        }}
      />
      {isActive && text === '' && recent.texts.length > 0 && (
        <RecentList
          texts={recent.texts}
          onClear={recent.clear}
          onChoose={(chosen) => {
            setText(chosen);
            input.current?.focus();
          }}
        />
      )}
    </search>
  );
}
