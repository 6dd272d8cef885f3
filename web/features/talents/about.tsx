import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PHONE_COUNTRIES } from '#contract/values/phone-countries.ts';
import { useHiddenContacts } from '#web/lib/use-hidden-contacts.ts';
import { Field } from '#web/ui/field.tsx';
import { TagInput } from '#web/ui/tag-input.tsx';
import { TextArea, TextInput } from '#web/ui/inputs.tsx';
import type { ProfileValues } from './profile-schema.ts';
import { Section, useProblem } from './form-parts.tsx';

const NAMES = new Intl.DisplayNames('en', { type: 'region' });
const COUNTRIES = [...new Set(PHONE_COUNTRIES.map(({ code }) => NAMES.of(code)!))].toSorted();

/** The part of the profile that companies filter by and read. Contact details are shown only after an unlock. */
export function About() {
  const { t } = useTranslation('talents');
  const { register, control } = useFormContext<ProfileValues>();
  const [fullName, bio, skills, city, country] = useWatch({
    control,
    name: ['fullName', 'bio', 'skills', 'city', 'country'],
  });
  const hidden = {
    bio: useHiddenContacts(bio, fullName),
    skills: useHiddenContacts(skills.join(' | '), fullName),
    city: useHiddenContacts(city, ''),
    country: useHiddenContacts(country, ''),
  };
  const problemOf = useProblem();
  return (
    <Section title={t('about.title')} text={t('about.text')}>
      <Field label={t('about.bio')} hint={hidden.bio ?? t('about.bioHint')} error={problemOf('bio')}>
        <TextArea rows={3} {...register('bio')} />
      </Field>
      <Field label={t('about.skills')} hint={hidden.skills ?? t('about.skillsHint')} error={problemOf('skills')}>
        <Controller
          control={control}
          name="skills"
          render={({ field }) => <TagInput {...field} placeholder={t('about.addSkill')} max={30} />}
        />
      </Field>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <Field label={t('about.city')} hint={hidden.city} error={problemOf('city')}>
          <TextInput autoComplete="address-level2" {...register('city')} />
        </Field>
        <Field label={t('about.country')} hint={hidden.country} error={problemOf('country')}>
          <TextInput autoComplete="country-name" list="countries" {...register('country')} />
        </Field>
        <datalist id="countries">
          {COUNTRIES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <Field label={t('about.linkedin')} hint={t('about.private')} error={problemOf('linkedinUrl')}>
          <TextInput type="url" placeholder={t('about.linkedinPlaceholder')} {...register('linkedinUrl')} />
        </Field>
        <Field label={t('about.birthDate')} hint={t('about.birthDateHint')} error={problemOf('birthDate')}>
          <TextInput type="date" min="1900-01-01" autoComplete="bday" {...register('birthDate')} />
        </Field>
      </div>
    </Section>
  );
}
