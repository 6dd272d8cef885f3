import { Check } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../class-names.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'checked'> {
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
      <span className="relative grid size-[22px] flex-none place-items-center">
        <input
          type="checkbox"
          id={id ?? own}
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          className="edge size-full appearance-none rounded-[7px] bg-surface after:absolute after:-inset-[11px] checked:bg-ink checked:shadow-none disabled:opacity-50"
          {...rest}
        />
        {checked && (
          <Check className="pointer-events-none absolute size-[15px] text-paper" strokeWidth={3} aria-hidden />
        )}
      </span>
      <label htmlFor={id ?? own} className="flex-1 leading-tight">
        {label}
      </label>
      {trail !== undefined && <span className="text-sm text-ink-3 tabular-nums">{trail}</span>}
    </div>
  );
}
