import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CITIES, COUNTRIES, PlaceSuggestions } from '#web/lib/forms/place-suggestions.tsx';
import { useHiddenContacts } from '#web/lib/use-hidden-contacts.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea, TextInput } from '#web/ui/fields/inputs.tsx';
import type { ProfileValues } from './profile-schema.ts';
import { SkillsField } from './skills-field.tsx';
import { Section, useProblem } from './form-parts.tsx';

/** The part of the profile that companies filter by and read. Contact details are shown only after an unlock. */
export function About() {
  const { t } = useTranslation('talents');
  const { register } = useFormContext<ProfileValues>();
  const problemOf = useProblem();
  return (
    <Section id="about" title={t('about.title')} text={t('about.text')}>
      <BioField />
      <SkillsField name="skills" label={t('about.skills')} hint={t('about.skillsHint')} />
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <PlaceField name="city" autoComplete="address-level2" list={CITIES} />
        <PlaceField name="country" autoComplete="country-name" list={COUNTRIES} />
        <Suggestions />
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

function BioField() {
  const { t } = useTranslation('talents');
  const { register, control } = useFormContext<ProfileValues>();
  const [bio, fullName] = useWatch({ control, name: ['bio', 'fullName'] });
  const hidden = useHiddenContacts(bio, fullName);
  const problemOf = useProblem();
  return (
    <Field label={t('about.bio')} hint={hidden ?? t('about.bioHint')} error={problemOf('bio')}>
      <TextArea rows={3} {...register('bio')} />
    </Field>
  );
}

function Suggestions() {
  const { control } = useFormContext<ProfileValues>();
  const [city, country] = useWatch({ control, name: ['city', 'country'] });
  return <PlaceSuggestions city={city} country={country} />;
}

function PlaceField({ name, ...input }: { name: 'city' | 'country'; autoComplete: string; list: string }) {
  const { t } = useTranslation('talents');
  const { register, control } = useFormContext<ProfileValues>();
  const hidden = useHiddenContacts(useWatch({ control, name }), '');
  const problemOf = useProblem();
  return (
    <Field label={t(`about.${name}`)} hint={hidden} error={problemOf(name)}>
      <TextInput {...input} {...register(name)} />
    </Field>
  );
}
