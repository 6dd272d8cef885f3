import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Opening, openable } from '#web/lib/openable.tsx';
import { useFieldProps } from './field.tsx';
import { chosenText, type SelectProps, selectClass } from './select-trigger.tsx';

/** The props of Radix's trigger while closed. */
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
      <span className="line-clamp-2">{chosen ? chosenText(chosen) : (placeholder ?? t('ui.choose'))}</span>
      <ChevronDown className="ic flex-none" aria-hidden />
    </button>
  );
}
