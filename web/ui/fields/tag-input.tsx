import { useId, useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import { cx } from '../class-names.ts';
import { Chip } from '../chip.tsx';
import { useFieldProps } from './field.tsx';

export interface TagInputProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  placeholder?: string;
  /** Maximum number of tags, and characters of each. */
  max?: number;
  maxLength?: number;
  /** Suggested while typing. Other texts may be added too. */
  suggestions?: readonly string[];
  onType?: (text: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  /** Required outside a Field. */
  label?: string;
  className?: string;
}

/** Free-text tags. Enter or a comma adds one, a pasted list is split, Backspace removes the last one. */
export function TagInput({
  value,
  onChange,
  placeholder,
  max = Infinity,
  maxLength = 60,
  suggestions = [],
  onType,
  onBlur,
  ref,
  label,
  className,
}: TagInputProps) {
  const listId = useId();
  const [text, setText] = useState('');
  const add = (list: string) => {
    const known = new Set(value.map((tag) => tag.toLowerCase()));
    const added = list
      .split(/[,;\n]/)
      .map((tag) => tag.replace(/\s+/g, ' ').trim().slice(0, maxLength))
      .filter((tag) => tag !== '' && !known.has(tag.toLowerCase()) && known.add(tag.toLowerCase()));
    if (added.length > 0) onChange([...value, ...added].slice(0, max));
    setText('');
  };
  const onChangeText = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isTyped = nativeEvent instanceof InputEvent && /^(?:insertText|delete)/.test(nativeEvent.inputType);
    if (!isTyped && suggestions.includes(target.value)) return add(target.value);
    setText(target.value);
    onType?.(target.value);
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
      {value.map((tag) => (
        <Chip key={tag} variant="soft" onRemove={() => onChange(value.filter((other) => other !== tag))}>
          {tag}
        </Chip>
      ))}
      <input
        ref={ref}
        className="bare-in min-w-24 px-1.5! py-1.5!"
        autoComplete="off"
        aria-label={label}
        {...useFieldProps()}
        maxLength={maxLength}
        placeholder={placeholder}
        value={text}
        onChange={onChangeText}
        list={onType && listId}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => {
          add(text);
          onBlur?.();
        }}
      />
      {onType && (
        <datalist id={listId}>
          {suggestions
            .filter((suggestion) => !value.includes(suggestion))
            .map((suggestion) => (
              <option key={suggestion}>{suggestion}</option>
            ))}
        </datalist>
      )}
    </div>
  );
}
