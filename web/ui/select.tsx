import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Opening, openable } from '#web/lib/openable.tsx';
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

/** The classes of the trigger. */
export const selectClass = (variant: SelectProps<string>['variant'], className?: string) =>
  cx(
    variant === 'pill'
      ? 'edge inline-flex h-10 items-center gap-2 rounded-pill px-4 text-sm font-bold hover:bg-sunk'
      : 'in justify-between',
    'data-placeholder:text-ink-3',
    className,
  );

/** As Radix's trigger is while it is closed. */
const TRIGGER = { type: 'button', role: 'combobox', 'aria-expanded': false, 'aria-autocomplete': 'none' } as const;

/** Chooses one value from a list. Typing jumps to an option. */
export const Select = openable(async () => (await import('./opened-select.tsx')).OpenedSelect, ClosedSelect) as <
  Value extends string,
>(
  props: SelectProps<Value>,
) => ReactNode;

function ClosedSelect(props: SelectProps<string> & { opening: Opening }) {
  const { options, value, placeholder, label, size = 'md', variant, disabled, className, opening } = props;
  const { t } = useTranslation('common');
  const chosen = options.find((option) => option.value === value);
  return (
    <button
      {...TRIGGER}
      {...useFieldProps()}
      aria-label={label}
      data-size={size}
      data-placeholder={chosen ? undefined : ''}
      disabled={disabled}
      className={selectClass(variant, className)}
      {...opening}
    >
      <span className="truncate">{chosen?.label ?? placeholder ?? t('ui.choose')}</span>
      <ChevronDown className="ic flex-none" aria-hidden />
    </button>
  );
}
