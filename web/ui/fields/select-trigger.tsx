import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

export interface Option<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** A short label for phones, where selects are side by side. */
  short?: string;
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

/** The trigger's text for the chosen option. */
export const chosenText = ({ label, short }: Option) =>
  short === undefined ? (
    label
  ) : (
    <>
      <span className="md:hidden">{short}</span>
      <span className="max-md:hidden">{label}</span>
    </>
  );

/** The classes of the trigger. */
export const selectClass = (variant: SelectProps<string>['variant'], className?: string) =>
  cx(
    variant === 'pill'
      ? 'edge inline-flex h-10 items-center gap-2 rounded-pill px-4 text-sm font-bold whitespace-nowrap tap hover:bg-sunk'
      : 'in justify-between leading-tight',
    'data-placeholder:text-ink-3',
    className,
  );
