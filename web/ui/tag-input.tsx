import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { cx } from './class-names.ts';
import { Chip } from './chip.tsx';
import { useFieldProps } from './field.tsx';

export interface TagInputProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  placeholder?: string;
  /** At most this many, and this long. */
  max?: number;
  maxLength?: number;
  onBlur?: () => void;
  /** Needed where no Field names it. */
  label?: string;
  className?: string;
}

/** Words of one's own as chips. Enter or a comma adds, a pasted list is split, Backspace takes the last one away. */
export function TagInput({
  value,
  onChange,
  placeholder,
  max = Infinity,
  maxLength = 60,
  onBlur,
  label,
  className,
}: TagInputProps) {
  const [text, setText] = useState('');
  const add = (list: string) => {
    const known = new Set(value.map((word) => word.toLowerCase()));
    const words = list
      .split(/[,;\n]/)
      .map((word) => word.replace(/\s+/g, ' ').trim().slice(0, maxLength))
      .filter((word) => word !== '' && !known.has(word.toLowerCase()) && known.add(word.toLowerCase()));
    if (words.length > 0) onChange([...value, ...words].slice(0, max));
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && text === '') onChange(value.slice(0, -1));
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add(text);
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[,;\n]/.test(pasted)) return;
    event.preventDefault();
    add(text + pasted);
  };
  return (
    <div className={cx('in flex-wrap gap-1.5! py-2 pr-3! pl-2.5!', className)}>
      {value.map((word) => (
        <Chip key={word} variant="soft" onRemove={() => onChange(value.filter((other) => other !== word))}>
          {word}
        </Chip>
      ))}
      <input
        className="bare-in min-w-24 px-1.5! py-1.5!"
        autoComplete="off"
        aria-label={label}
        {...useFieldProps()}
        maxLength={maxLength}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => {
          add(text);
          onBlur?.();
        }}
      />
    </div>
  );
}
