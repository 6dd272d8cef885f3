import { ChevronDown } from 'lucide-react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { WORK_TYPES } from '#contract/values/product.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import type { ProfileValues } from './profile-schema.ts';
import { SkillsField } from './skills-field.tsx';
import { useProblem } from './form-parts.tsx';
import { PositionTerms } from './position-terms.tsx';

const ANY = 'any';

/** Collapsible details of a position: experience, work type, terms and skills. */
export function PositionDetails({ positionId }: { positionId: string }) {
  const { t } = useTranslation('talents');
  const { register, control } = useFormContext<ProfileValues>();
  const problemOf = useProblem();
  const at = `positions.${positionId}` as const;
  const options = [ANY, ...WORK_TYPES].map((value) => ({
    value,
    label: t(`workType.${value as 'remote'}`),
  }));
  const isWrong = ([`${at}.experienceYears`, `${at}.salary`] as const).some((name) => problemOf(name) !== undefined);
  return (
    <details className="group" {...(isWrong ? { open: true } : {})}>
      <summary className="flex cursor-pointer list-none items-center gap-1 rounded-xs py-1 text-sm font-semi text-ink-2 hover:text-ink">
        {t('positions.details')}
        <ChevronDown className="ic transition-transform group-open:rotate-180" aria-hidden />
      </summary>
      <div className="flex flex-col gap-4 pt-2 pb-1">
        <Field label={t('positions.experience')} error={problemOf(`${at}.experienceYears`)}>
          <TextInput
            size="sm"
            inputMode="numeric"
            maxLength={2}
            trail={<span className="text-sm text-ink-3">{t('positions.years')}</span>}
            {...register(`${at}.experienceYears`)}
          />
        </Field>
        <Field label={t('positions.workType')}>
          <Controller
            control={control}
            name={`${at}.workType`}
            render={({ field }) => (
              <Select
                size="sm"
                options={options}
                value={field.value === '' || !field.value ? ANY : field.value}
                onChange={(value) => field.onChange(value === ANY ? '' : value)}
              />
            )}
          />
        </Field>
        <PositionTerms at={at} />
        <SkillsField name={`${at}.skills`} label={t('positions.skills')} />
      </div>
    </details>
  );
}
