import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

export interface SegmentedProps<Value extends string> {
  options: readonly {
    value: Value;
    label: ReactNode;
    /** In quieter text beside or below the label. */ note?: ReactNode;
  }[];
  value: Value;
  onChange: (value: Value) => void;
  label: string;
  /** Shows the label above. */
  hasLabel?: boolean;
  className?: string;
}

/** A choice of two to four options, side by side. */
export function Segmented<Value extends string>({
  options,
  value,
  onChange,
  label,
  hasLabel = false,
  className,
}: SegmentedProps<Value>) {
  const group = (
    <RadioGroup.Root
      value={value}
      onValueChange={onChange as (value: string) => void}
      aria-label={label}
      orientation="horizontal"
      className={cx('grid auto-cols-[minmax(min-content,1fr)] grid-flow-col rounded-[14px] bg-sunk p-[3px]', className)}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          className="flex min-h-9 flex-col items-center justify-center rounded-[11px] px-0.5 py-1 text-sm leading-tight font-semi text-ink-2 tap hover:text-ink md:px-2 data-[state=checked]:bg-raised data-[state=checked]:text-ink data-[state=checked]:shadow-1"
        >
          <span className="inline-flex items-center gap-2">{option.label}</span>
          {option.note !== undefined && <span className="font-normal tabular-nums">{option.note}</span>}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
  if (!hasLabel) return group;
  return (
    <div className="flex flex-col gap-[7px]">
      <span aria-hidden className="text-sm font-bold">
        {label}
      </span>
      {group}
    </div>
  );
}
