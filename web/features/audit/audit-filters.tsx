import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditFilter } from '#contract/audit.ts';
import type { AuditGroup } from '#contract/audit.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/inputs.tsx';

const REST_MS = 250;
const WHO_MAX = 254;
const GROUPS = ['all', 'signIn', 'account', 'exports', 'refusals', 'admin'] as const satisfies (AuditGroup | 'all')[];

interface Props {
  filter: Partial<AuditFilter>;
  onFilter: (filter: Partial<AuditFilter>) => void;
}

/** Filters of the audit trail. Typed text is applied after a pause. */
export function AuditFilters({ filter, onFilter }: Props) {
  const { t } = useTranslation('audit');
  const { group, who = '', from, to } = filter;
  const [typed, setTyped] = useState(who);
  useEffect(() => {
    if (typed.trim() === who) return;
    const timer = setTimeout(() => onFilter(without({ ...filter, who: typed.trim() })), REST_MS);
    return () => clearTimeout(timer);
  }, [typed, who, filter, onFilter]);
  return (
    <search aria-label={t('filters')} className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <Field label={t('group')} className="w-full md:w-56 max-md:[&>label]:sr-only">
        <Select
          value={group ?? 'all'}
          onChange={(next: AuditGroup | 'all') =>
            onFilter(without({ ...filter, group: next === 'all' ? undefined : next }))
          }
          options={GROUPS.map((value) => ({ value, label: t(`groups.${value}`) }))}
        />
      </Field>
      <Field label={t('who')} className="flex-1 basis-80 max-md:[&>label]:sr-only">
        <TextInput
          placeholder={t('whoHint')}
          maxLength={WHO_MAX}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Field label={t('from')} className="flex-1 md:max-w-44">
        <TextInput
          type="date"
          max={to}
          value={from ?? ''}
          onChange={(event) => onFilter(without({ ...filter, from: event.target.value }))}
        />
      </Field>
      <Field label={t('to')} className="flex-1 md:max-w-44">
        <TextInput
          type="date"
          min={from}
          value={to ?? ''}
          onChange={(event) => onFilter(without({ ...filter, to: event.target.value }))}
        />
      </Field>
      {Object.keys(filter).length > 0 && (
        <Button
          variant="ghost"
          onClick={() => {
            setTyped('');
            onFilter({});
          }}
        >
          {t('clear')}
        </Button>
      )}
    </search>
  );
}

/** Drops empty values. */
const without = (filter: { [Key in keyof AuditFilter]?: AuditFilter[Key] | undefined }) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) as Partial<AuditFilter>;
