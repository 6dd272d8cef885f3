import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Categories, DeclaredCategories } from '#contract/fairness/categories.ts';
import { RACE_ANSWERS, SEX_ANSWERS } from '#contract/values/categories.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';

interface Props {
  declared: DeclaredCategories['declared'];
  isSaving: boolean;
  onSave: (answers: Categories) => void;
  onCancel: () => void;
}

/** Two questions and the explicit consent to store the answers. */
export function CategoriesForm({ declared, isSaving, onSave, onCancel }: Props) {
  const { t } = useTranslation('categories');
  const [sex, setSex] = useState(declared?.sex);
  const [race, setRace] = useState(declared?.race);
  const [hasConsented, setHasConsented] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const missing = (value: unknown) => (isChecked && !value ? t('missing') : undefined);
  return (
    <form
      noValidate
      className="flex max-w-[44rem] flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (sex && race && hasConsented && !isSaving) onSave({ sex, race });
      }}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <Field label={t('sex.label')} error={missing(sex)} required>
          <Select
            value={sex}
            onChange={setSex}
            placeholder={t('choose')}
            options={SEX_ANSWERS.map((value) => ({ value, label: t(`sex.${value}`) }))}
          />
        </Field>
        <Field label={t('race.label')} error={missing(race)} required>
          <Select
            value={race}
            onChange={setRace}
            placeholder={t('choose')}
            options={RACE_ANSWERS.map((value) => ({ value, label: t(`race.${value}`) }))}
          />
        </Field>
      </div>
      <p className="text-sm text-ink-3">{t('origin')}</p>
      <div>
        <Checkbox
          label={t('consent', { product: PRODUCT_NAME })}
          checked={hasConsented}
          onChange={setHasConsented}
          aria-invalid={(isChecked && !hasConsented) || undefined}
          aria-describedby={isChecked && !hasConsented ? 'categories-consent' : undefined}
          className="items-start!"
        />
        {isChecked && !hasConsented && (
          <p id="categories-consent" role="alert" className="mt-2 text-sm font-semi text-danger">
            {t('missingConsent')}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" pending={isSaving}>
          {t('save')}
        </Button>
        <Button variant="outline" size="sm" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
