import { useTranslation } from 'react-i18next';
import type { TalentProfile } from '#contract/talents.ts';
import { Segments } from '#web/ui/segments.tsx';
import { readySteps } from './ready-steps.ts';

/** How complete the profile is, and the next step. While it is paused, no step would make it visible. */
export function Readiness({ profile }: { profile: TalentProfile }) {
  const { t } = useTranslation('talents');
  const steps = readySteps(profile);
  const all = Object.keys(steps).length;
  const done = Object.values(steps).filter(Boolean).length;
  const missing = (Object.keys(steps) as (keyof typeof steps)[]).find((step) => !steps[step]);
  const next = profile.isPaused
    ? 'paused'
    : (missing ?? (profile.positions.some(({ isFound }) => isFound) ? 'done' : 'hidden'));
  return (
    <div className="w-full md:w-[300px]">
      <p className="flex justify-between text-sm font-bold">
        <span>{t('ready.title')}</span>
        <span className="tabular-nums">{t('ready.of', { done, all })}</span>
      </p>
      <Segments kind="progress" count={all} value={done / all} on="ink" off="line" className="my-2" />
      <p className="text-sm text-ink-2">{t(`ready.next.${next}`)}</p>
    </div>
  );
}
