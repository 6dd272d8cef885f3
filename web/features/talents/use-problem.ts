import { type FieldPath, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProfileValues } from './profile-values.ts';

/** The words beside a field that is not valid. */
export function useProblem() {
  const { t } = useTranslation('validation');
  const { getFieldState, formState } = useFormContext<ProfileValues>();
  return (name: FieldPath<ProfileValues>) => {
    const key = getFieldState(name, formState).error?.message;
    return key ? t(key as 'required') : undefined;
  };
}
