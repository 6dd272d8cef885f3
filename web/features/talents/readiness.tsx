import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { TalentProfile } from '#contract/talents.ts';
import { Segments } from '#web/ui/navigation/segments.tsx';
import { missingSteps, readySteps, videoNewsOf } from './ready-steps.ts';

/** How complete the profile is, and the next step. While it is paused, no step would make it visible. */
export function Readiness({ profile }: { profile: TalentProfile }) {
  const { t } = useTranslation('talents');
  const [missing] = missingSteps(profile);
  const news = videoNewsOf(profile);
  const isFound = profile.positions.some((position) => position.isFound);
  const next = profile.isPaused
    ? 'paused'
    : missing === 'video' && news
      ? news
      : (missing ?? (isFound ? 'done' : (news ?? 'hidden')));
  return (
    <div className="w-full md:w-[300px]">
      <Completeness profile={profile} />
      <p className="mt-2 text-sm text-ink-2">
        {next === 'paused' ? (
          <Link to="/talent/dashboard" hash="visibility" className="inline-block py-1 underline underline-offset-4">
            {t('ready.next.paused')}
          </Link>
        ) : (
          t(`ready.next.${next}`)
        )}
      </p>
    </div>
  );
}

/** How many steps of a complete profile are done. */
export function Completeness({ profile }: { profile: TalentProfile }) {
  const { t } = useTranslation('talents');
  const all = Object.keys(readySteps(profile)).length;
  const done = all - missingSteps(profile).length;
  return (
    <>
      <p className="flex justify-between gap-4 text-sm font-bold">
        <span>{t('ready.title')}</span>
        <span className="tabular-nums">{t('ready.of', { done, all })}</span>
      </p>
      <Segments kind="progress" count={all} value={done / all} on="ink" off="line" className="mt-2" />
    </>
  );
}
