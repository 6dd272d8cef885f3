import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextInput, type TextInputProps } from './inputs.tsx';
import { groupedEuros } from '#web/lib/forms/euros.ts';

interface EuroInputProps<Values extends FieldValues> extends Pick<TextInputProps, 'size' | 'trail'> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** An amount of whole euros. Its thousands are separated once it is typed. */
export function EuroInput<Values extends FieldValues>({ control, name, ...rest }: EuroInputProps<Values>) {
  const { i18n } = useTranslation();
  const { field } = useController({ control, name });
  const leave = () => {
    field.onChange(groupedEuros(field.value as string, i18n.language));
    field.onBlur();
  };
  return <TextInput inputMode="numeric" lead={<span aria-hidden>{'€'}</span>} {...rest} {...field} onBlur={leave} />;
}
