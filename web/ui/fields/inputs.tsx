import { type ComponentProps, type ReactNode, useState } from 'react';
import { cx } from '../class-names.ts';
import { useFieldProps } from './field.tsx';
import { useTranslation } from 'react-i18next';
import { Eye, EyeOff } from 'lucide-react';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** Before the text: an icon or a prefix. */
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

/** A password with a button that reveals it. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'trail'>) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      trail={
        <button
          type="button"
          className="-mr-2 grid size-9 place-items-center rounded-pill tap hover:bg-sunk"
          aria-label={shown ? t('ui.hidePassword') : t('ui.showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon className="ic" aria-hidden />
        </button>
      }
    />
  );
}

/** Grows with its text from `rows` lines. */
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
