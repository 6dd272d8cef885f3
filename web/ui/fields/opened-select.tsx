import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { useOpen } from '#web/lib/openable.tsx';
import { useFieldProps } from './field.tsx';
import { chosenText, type SelectProps, selectClass } from './select-trigger.tsx';

/** A select that has been opened before; the trigger toggles it from then on. */
export function OpenedSelect({
  options,
  value,
  onChange,
  placeholder,
  label,
  size = 'md',
  variant,
  disabled,
  name,
  className,
}: SelectProps<string>) {
  const { t } = useTranslation('common');
  const chosen = options.find((option) => option.value === value);
  return (
    <Radix.Root
      {...(value === undefined ? {} : { value })}
      onValueChange={onChange}
      {...useOpen()}
      {...(disabled ? { disabled } : {})}
      {...(name ? { name } : {})}
    >
      <Radix.Trigger
        {...useFieldProps()}
        aria-label={label}
        data-size={size}
        className={selectClass(variant, className)}
      >
        <span className="line-clamp-2">
          <Radix.Value placeholder={placeholder ?? t('ui.choose')}>{chosen && chosenText(chosen)}</Radix.Value>
        </span>
        <ChevronDown className="ic flex-none" aria-hidden />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          collisionPadding={12}
          className="panel enter-pop z-(--z-popover) max-h-(--radix-select-content-available-height) max-w-(--radix-select-content-available-width) min-w-(--radix-select-trigger-width) overflow-hidden rounded-md! text-ink shadow-2!"
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
