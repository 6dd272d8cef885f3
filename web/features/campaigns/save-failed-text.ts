import type { TFunction } from 'i18next';
import { OPEN_CAMPAIGNS_MAX } from '#contract/values/limits.ts';
import { codeOf } from '../../lib/failure.ts';

/** Why a campaign couldn't be saved or opened. */
export const saveFailedText = (t: TFunction<'campaigns'>, error: unknown) =>
  codeOf(error) === 'conflict' ? t('tooManyOpen', { max: OPEN_CAMPAIGNS_MAX }) : t('saveFailed');
