import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './class-names.ts';
import { useFieldProps } from './field.tsx';

export interface Option<Value extends string = string> {
  value: Value;
  label: ReactNode;
}

export interface SelectProps<Value extends string> {
  options: readonly Option<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  placeholder?: string;
  /** Required outside a Field. */
  label?: string;
  size?: 'sm' | 'md';
  /** 'pill': a rounded button in place of a field. */
  variant?: 'field' | 'pill';
  disabled?: boolean;
  name?: string;
  className?: string;
}

/** Chooses one value from a list. Typing jumps to an option. */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  placeholder,
  label,
  size = 'md',
  variant = 'field',
  disabled,
  name,
  className,
}: SelectProps<Value>) {
  const { t } = useTranslation('common');
  const triggerClass =
    variant === 'pill'
      ? 'edge inline-flex h-10 items-center gap-2 rounded-pill px-4 text-sm font-bold hover:bg-sunk'
      : 'in justify-between';
  return (
    <Radix.Root
      {...(value === undefined ? {} : { value })}
      onValueChange={onChange as (value: string) => void}
      {...(disabled ? { disabled } : {})}
      {...(name ? { name } : {})}
    >
      <Radix.Trigger
        {...useFieldProps()}
        aria-label={label}
        data-size={size}
        className={cx(triggerClass, 'data-placeholder:text-ink-3', className)}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder ?? t('ui.choose')} />
        </span>
        <ChevronDown className="ic flex-none" aria-hidden />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          collisionPadding={12}
          className="panel enter-pop z-(--z-popover) max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden rounded-md! text-ink shadow-2!"
        >
          <Radix.Viewport className="max-h-80 p-1.5">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className="flex min-h-10 cursor-pointer items-center justify-between gap-6 rounded-sm px-3 outline-none data-disabled:text-ink-3 data-highlighted:bg-sunk"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <Check className="ic" aria-hidden />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
