import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Position } from '#contract/talents.ts';
import { api } from './api.ts';

type Titled = Pick<Position, 'positionTitle' | 'workType'>;

/**
 * Names a talent's positions, in the order of the profile, by their titles. Those that share a title also have their work type, or
 * their number if the work type doesn't tell them apart.
 */
export function positionNames(t: TFunction<'positions'>, positions: readonly Titled[]): string[] {
  return positions.map(({ positionTitle: title, workType }, index) => {
    const workTypes = positions.filter((one) => one.positionTitle === title).map((one) => one.workType);
    if (workTypes.length === 1) return title;
    const isEnough = new Set(workTypes).size === workTypes.length;
    const mark = isEnough ? workType && t(`workType.${workType}`) : t('number', { number: index + 1 });
    return mark ? t('named', { title, mark }) : title;
  });
}

/** Names one of the talent's own positions. Until the profile is there, that is the title. */
export function useOwnPositionName() {
  const { t } = useTranslation('positions');
  const { data: profile } = useQuery(api.talents.getProfile.queryOptions());
  const positions = profile?.positions ?? [];
  const names = positionNames(t, positions);
  return (positionId: string | null | undefined, title: string) =>
    names[positions.findIndex(({ id }) => id === positionId)] ?? title;
}
