import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { useFieldProps } from './field.tsx';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** Stands before the text: an icon, a prefix. */
  lead?: ReactNode;
  trail?: ReactNode;
  size?: 'sm' | 'md';
}

export function TextInput({ lead, trail, size = 'md', className, ...rest }: TextInputProps) {
  return (
    <div className={cx('in', className)} data-size={size}>
      {lead}
      <input className="bare-in" {...useFieldProps()} {...rest} />
      {trail}
    </div>
  );
}
