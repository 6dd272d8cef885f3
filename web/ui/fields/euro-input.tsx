import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextInput, type TextInputProps } from './inputs.tsx';
import { groupedEuros } from '#web/lib/forms/euros.ts';

interface EuroInputProps<Values extends FieldValues> extends Pick<TextInputProps, 'size' | 'trail'> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

const SIGN = <span aria-hidden>{'€'}</span>;

/** An amount of whole euros. Its thousands are separated once it is typed; the sign stands where the language writes it. */
export function EuroInput<Values extends FieldValues>({ control, name, trail, ...rest }: EuroInputProps<Values>) {
  const { i18n } = useTranslation();
  const { field } = useController({ control, name });
  const leave = () => {
    field.onChange(groupedEuros(field.value as string, i18n.language));
    field.onBlur();
  };
  const beside =
    i18n.language === 'es'
      ? {
          trail: (
            <>
              {SIGN} {trail}
            </>
          ),
        }
      : { lead: SIGN, trail };
  return <TextInput inputMode="numeric" {...beside} {...rest} {...field} onBlur={leave} />;
}
