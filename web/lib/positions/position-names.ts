import type { TFunction } from 'i18next';
import { titleName } from '#contract/values/names/title-name.ts';
import type { Position } from '#contract/talents.ts';

type Titled = Pick<Position, 'positionTitle' | 'workType'>;

/**
 * Names a talent's positions, in the order of the profile, by their titles in the language of the screen. Those that share a title also have their work type, or
 * their number if the work type doesn't tell them apart.
 */
export function positionNames(t: TFunction<'positions'>, positions: readonly Titled[], language: string): string[] {
  return positions.map(({ positionTitle: title, workType }, index) => {
    const workTypes = positions.filter((one) => one.positionTitle === title).map((one) => one.workType);
    const name = titleName(title, language);
    if (workTypes.length === 1) return name;
    const isEnough = new Set(workTypes).size === workTypes.length;
    const mark = isEnough ? workType && t(`workType.${workType}`) : t('number', { number: index + 1 });
    return mark ? t('named', { title: name, mark }) : name;
  });
}
