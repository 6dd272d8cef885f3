import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { titleName } from '#contract/values/names/title-name.ts';
import { api } from '../api.ts';
import { positionNames } from './position-names.ts';

/** Names one of the talent's own positions. Until the profile is there, that is the title. */
export function useOwnPositionName() {
  const { t, i18n } = useTranslation('positions');
  const { data: profile } = useQuery(api.talents.getProfile.queryOptions());
  const positions = profile?.positions ?? [];
  const names = positionNames(t, positions, i18n.language);
  return (positionId: string | null | undefined, title: string) =>
    names[positions.findIndex(({ id }) => id === positionId)] ?? titleName(title, i18n.language);
}
