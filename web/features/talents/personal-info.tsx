import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#contract/lists.ts';
import { Field } from '#web/ui/field.tsx';
import { MultiSelect } from '#web/ui/multi-select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { ProfileValues } from './profile-form.tsx';
import { Section } from './section.tsx';

const OPTIONS = LANGUAGES.map((language) => ({ value: language, label: language }));

export function PersonalInfo() {
  const { t } = useTranslation(['talent', 'validation']);
  const { register, control, formState } = useFormContext<ProfileValues>();
  const problem = (name: keyof typeof formState.errors) => {
    const key = formState.errors[name]?.message;
    return typeof key === 'string' ? t(`validation:${key as 'required'}`) : undefined;
  };
  return (
    <Section title={t('personal.title')}>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label={t('personal.fullName')} error={problem('fullName')} required>
          <TextInput autoComplete="name" {...register('fullName')} />
        </Field>
        <Field label={t('personal.phone')} hint={t('personal.phoneHint')} error={problem('phone')} required>
          <TextInput type="tel" autoComplete="tel" {...register('phone')} />
        </Field>
      </div>
      <Field label={t('personal.languages')} error={problem('languages')}>
        <Controller
          control={control}
          name="languages"
          render={({ field }) => (
            <MultiSelect
              options={OPTIONS}
              value={field.value}
              onChange={field.onChange}
              placeholder={t('personal.addLanguage')}
            />
          )}
        />
      </Field>
    </Section>
  );
}
