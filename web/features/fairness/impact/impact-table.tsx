import { useTranslation } from 'react-i18next';
import type { ImpactGroup } from '#contract/fairness/impact.ts';
import type { ImpactMeasure } from '#contract/values/categories.ts';
import { ImpactRow } from './impact-row.tsx';

interface Props {
  name: 'sex' | 'race' | 'both';
  measure: ImpactMeasure;
  groups: readonly ImpactGroup[];
}

/** A table with the columns of Local Law 144; on phones each group is a block of labeled lines. */
export function ImpactTable({ name, measure, groups }: Props) {
  const { t } = useTranslation('impact');
  const columns = [measure, `${measure}Rate`, 'ratio', 'interval'] as const;
  return (
    <section aria-labelledby={`impact-${name}`} className="flex flex-col gap-3">
      <h3 id={`impact-${name}`} className="d-5">
        {t(`tables.${name}`)}
      </h3>
      {groups.every(({ counts }) => counts === null) ? (
        <p className="text-ink-2">{t('allHeldBack')}</p>
      ) : (
        <table className="w-full text-left text-sm tabular-nums max-md:block" aria-labelledby={`impact-${name}`}>
          <thead className="border-b border-line-strong text-ink-2 max-md:sr-only">
            <tr>
              {(['category', 'applicants', ...columns] as const).map((column) => (
                <th key={column} scope="col" className="w-[12%] py-2 pr-6 font-semi whitespace-nowrap first:w-auto">
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {groups.map((group) => (
              <ImpactRow key={`${group.race} ${group.sex}`} group={group} measure={measure} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
