/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA's combobox pattern has no native element */
import { ChevronDown } from 'lucide-react';
import { useId, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { cx } from '../class-names.ts';
import { Chip } from '../chip.tsx';
import { useFieldLabelId, useFieldProps } from './field.tsx';
import { matching } from './filtered-list.tsx';
import { MultiSelectList } from './multi-select-list.tsx';

export interface MultiSelectProps {
  /** All choices, with their labels. */
  options: readonly { value: string; label: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  ref?: Ref<HTMLInputElement>;
  placeholder?: string;
  /** Required outside a Field. */
  label?: string;
  /** Maximum number of chosen values. */
  max?: number;
  disabled?: boolean;
  className?: string;
}

/** Chooses several values from a filtered list; they appear as chips. Backspace removes the last one. */
export function MultiSelect({
  options,
  value,
  onChange,
  ref,
  placeholder,
  label,
  max = Infinity,
  disabled,
  className,
}: MultiSelectProps) {
  const id = useId();
  const labelId = useFieldLabelId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!);
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = matching(options, text);
  const isFull = value.length >= max;
  const labelOf = (chosen: string) => options.find((option) => option.value === chosen)?.label ?? chosen;

  const toggle = (chosen: string) => {
    if (value.includes(chosen)) onChange(value.filter((other) => other !== chosen));
    else if (!isFull) onChange([...value, chosen]);
    setText('');
    input.current?.focus();
  };
  const move = (to: number) => {
    setOpen(true);
    setActive(Math.max(0, Math.min(found.length - 1, to)));
    list.current?.children[to]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(open ? active + 1 : active),
      ArrowUp: () => move(active - 1),
      Home: open ? () => move(0) : undefined,
      End: open ? () => move(found.length - 1) : undefined,
      Enter: open && found[active] ? () => toggle(found[active]!.value) : undefined,
      Escape: open ? () => setOpen(false) : undefined,
      Backspace: text === '' && value.length > 0 ? () => onChange(value.slice(0, -1)) : undefined,
    };
    if (!act[event.key]) return;
    if (event.key !== 'Backspace') event.preventDefault();
    if (event.key === 'Escape') event.stopPropagation();
    act[event.key]!();
  };

  return (
    <div
      className={cx('relative', className)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <div className="in flex-wrap gap-1.5! py-2 pr-3! pl-2.5!">
        {value.map((chosen) => (
          <Chip
            key={chosen}
            variant="soft"
            name={labelOf(chosen)}
            {...(disabled ? {} : { onRemove: () => toggle(chosen) })}
          >
            {labelOf(chosen)}
          </Chip>
        ))}
        <input
          ref={input}
          className="bare-in min-w-28 px-1.5! py-1.5!"
          role="combobox"
          autoComplete="off"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && found[active] ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          aria-label={label}
          {...useFieldProps()}
          disabled={disabled}
          placeholder={placeholder}
          value={text}
          onChange={(event) => (setText(event.target.value), setActive(0), setOpen(true))}
          onKeyDown={onKeyDown}
          onClick={() => setOpen(true)}
        />
        <ChevronDown className="ic text-ink-3" aria-hidden />
      </div>
      {open && (
        <MultiSelectList
          ref={list}
          id={id}
          {...(label ? { label } : { labelId })}
          options={found}
          active={active}
          isChosen={(option) => value.includes(option)}
          isFull={isFull}
          onActive={setActive}
          onChoose={toggle}
        />
      )}
    </div>
  );
}
