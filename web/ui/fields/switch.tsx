import { Switch as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { cx } from '../class-names.ts';

export interface SwitchProps {
  label: ReactNode;
  /** Below the label. */
  note?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** While it saves: it keeps the focus, and presses do nothing. */
  pending?: boolean;
  className?: string;
}

/** A setting that takes effect at once. The whole row is clickable. */
export function Switch({ label, note, checked, onChange, disabled = false, pending = false, className }: SwitchProps) {
  const id = useId();
  return (
    <div className={cx('flex items-center justify-between gap-4', className)}>
      <div className="min-w-0">
        <label htmlFor={id} className="block font-bold">
          {label}
        </label>
        {note && (
          <p id={`${id}-note`} className="text-sm text-ink-2">
            {note}
          </p>
        )}
      </div>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={(next) => !pending && onChange(next)}
        disabled={disabled}
        aria-busy={pending || undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        className="relative h-8 w-13 flex-none rounded-pill bg-line-strong tap after:absolute after:-inset-1.5 disabled:opacity-50 data-[state=checked]:bg-ok"
      >
        <Radix.Thumb className="block size-6 translate-x-1 rounded-pill bg-raised shadow-1 transition-transform data-[state=checked]:translate-x-6" />
      </Radix.Root>
    </div>
  );
}
