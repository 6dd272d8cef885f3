import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { languageOptions } from '#contract/values/names/language-name.ts';
import { Field, RequiredNote } from '#web/ui/fields/field.tsx';
import { MultiSelect } from '#web/ui/fields/multi-select.tsx';
import { PhoneField } from '#web/ui/fields/country/phone-field.tsx';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import type { ProfileValues } from './profile-schema.ts';
import { Section, useProblem } from './form-parts.tsx';

/** The required part of the profile. */
export function PersonalInfo() {
  const { t, i18n } = useTranslation('talents');
  const { register, control } = useFormContext<ProfileValues>();
  const country = useWatch({ control, name: 'country' });
  const problemOf = useProblem();
  return (
    <Section id="personal" title={t('personal.title')}>
      <RequiredNote />
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <Field label={t('personal.fullName')} error={problemOf('fullName')} required>
          <TextInput autoComplete="name" {...register('fullName')} />
        </Field>
        <Field label={t('personal.phone')} error={problemOf('phone')} required>
          <Controller
            control={control}
            name="phone"
            render={({ field }) => <PhoneField {...field} address={country} defaultCountry="ES" />}
          />
        </Field>
      </div>
      <Field label={t('personal.languages')} error={problemOf('languages')}>
        <Controller
          control={control}
          name="languages"
          render={({ field }) => (
            <MultiSelect options={languageOptions(i18n.language)} {...field} placeholder={t('personal.addLanguage')} />
          )}
        />
      </Field>
    </Section>
  );
}
