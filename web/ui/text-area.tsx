import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { useFieldProps } from './field.tsx';

/** Grows with its text, from `rows` lines on. */
export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cx('in block! field-sizing-content max-h-80 py-3! leading-normal', className)}
      rows={rows}
      style={{ minHeight: `${rows * 1.5 + 1.5}rem` }}
      {...useFieldProps()}
      {...rest}
    />
  );
}
