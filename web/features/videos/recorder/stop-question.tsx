import { useTranslation } from 'react-i18next';
import { LeaveQuestion } from '#web/ui/fields/unsaved-changes.tsx';
import type { Recorder } from './use-recorder.ts';

interface StopQuestionProps {
  recorder: Recorder;
  /** Recording or paused: leaving would end a take. */
  isRunning: boolean;
}

/** Asks before leaving ends the take, and pauses it meanwhile. The recorded part stays in this browser. */
export function StopQuestion({ recorder, isRunning }: StopQuestionProps) {
  const { t } = useTranslation('videos');
  return (
    <LeaveQuestion
      isAsked={(from, to) => {
        const isLeft =
          isRunning && JSON.stringify([from.pathname, from.search]) !== JSON.stringify([to.pathname, to.search]);
        if (isLeft) recorder.pause();
        return isLeft;
      }}
      isAskedOnClose={isRunning}
      title={t('recorder.leaveTitle')}
      text={t('recorder.leaveText')}
      stay={t('recorder.leaveStay')}
      leave={t('recorder.leave')}
      onStay={recorder.resume}
    />
  );
}
