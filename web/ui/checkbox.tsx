import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from './class-names.ts';

export interface CheckboxProps extends Omit<
  ComponentProps<typeof Radix.Root>,
  'onChange' | 'onCheckedChange' | 'checked'
> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** At the end of the row, such as a count. */
  trail?: ReactNode;
}

/** A checkbox with a label. The whole row is clickable. */
export function Checkbox({ label, checked, onChange, trail, className, id, ...rest }: CheckboxProps) {
  const own = useId();
  return (
    <div className={cx('flex min-h-9 items-center gap-2.5', className)}>
      <Radix.Root
        id={id ?? own}
        checked={checked}
        onCheckedChange={(next) => onChange(next === true)}
        className="edge relative grid size-[22px] flex-none place-items-center rounded-[7px] bg-surface after:absolute after:-inset-[11px] disabled:opacity-50 data-[state=checked]:bg-ink data-[state=checked]:text-paper data-[state=checked]:shadow-none"
        {...rest}
      >
        <Radix.Indicator>
          <Check className="size-[15px]" strokeWidth={3} aria-hidden />
        </Radix.Indicator>
      </Radix.Root>
      <label htmlFor={id ?? own} className="flex-1 leading-tight">
        {label}
      </label>
      {trail !== undefined && <span className="text-sm text-ink-3 tabular-nums">{trail}</span>}
    </div>
  );
}
