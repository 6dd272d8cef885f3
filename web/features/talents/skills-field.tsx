import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useHiddenContacts } from '#web/lib/use-hidden-contacts.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TagInput } from '#web/ui/fields/tag-input.tsx';
import { useProblem } from './form-parts.tsx';
import type { ProfileValues } from './profile-schema.ts';

const SKILLS_MAX = 30;

/** The skills of the profile or a position. It watches the name itself, so that typing there renders no other field. */
export function SkillsField({
  name,
  label,
  hint,
}: {
  name: 'skills' | `positions.${string}.skills`;
  label: string;
  hint?: string;
}) {
  const { t } = useTranslation('talents');
  const { control } = useFormContext<ProfileValues>();
  const [skills, fullName] = useWatch({ control, name: [name, 'fullName'] });
  const hidden = useHiddenContacts((skills ?? []).join(' | '), fullName);
  const problemOf = useProblem();
  return (
    <Field label={label} hint={hidden ?? hint} error={problemOf(name)}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <TagInput {...field} value={field.value ?? []} placeholder={t('about.addSkill')} max={SKILLS_MAX} />
        )}
      />
    </Field>
  );
}
