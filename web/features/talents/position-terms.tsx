import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NOTICE_DAYS } from '#contract/values/plans.ts';
import { EuroInput } from '#web/ui/fields/euro-input.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { useProblem } from './form-parts.tsx';
import type { ProfileValues } from './profile-schema.ts';

const ANY = 'any';

/** What the talent asks for: salary and notice. Companies can filter by both but don't see them. */
export function PositionTerms({ at }: { at: `positions.${string}` }) {
  const { t } = useTranslation('talents');
  const { control } = useFormContext<ProfileValues>();
  const problemOf = useProblem();
  const options = [
    { value: ANY, label: t('workType.any') },
    ...NOTICE_DAYS.map((days) => ({ value: String(days), label: t(`positions.notice.d${days}`) })),
  ];
  return (
    <>
      <Field label={t('positions.salary')} hint={t('positions.salaryHint')} error={problemOf(`${at}.salary`)}>
        <EuroInput
          control={control}
          name={`${at}.salary`}
          size="sm"
          trail={<span className="text-sm text-ink-3">{t('positions.perYear')}</span>}
        />
      </Field>
      <Field label={t('positions.start')}>
        <Controller
          control={control}
          name={`${at}.noticeDays`}
          render={({ field }) => (
            <Select
              size="sm"
              options={options}
              value={field.value || ANY}
              onChange={(value) => field.onChange(value === ANY ? '' : value)}
            />
          )}
        />
      </Field>
    </>
  );
}
