import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Eye, EyeOff } from 'lucide-react';
import { TextInput, type TextInputProps } from './text-input.tsx';

/** A password with an eye that shows what is typed. */
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
          className="-mr-2 grid size-9 place-items-center rounded-pill hover:bg-sunk"
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
