import { cx } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/states/loading.tsx';

/** Beyond phones, what goes with the picture stands beside it. `data-stage` tells the page to make room. */
export const besideClass =
  '[--stage-width:calc(var(--stage)*9/16)] md:not-low:grid md:not-low:max-w-none md:not-low:grid-cols-[min(100%-18rem,max(12.5rem,var(--stage-width)))_minmax(0,24rem)] md:not-low:items-start md:not-low:gap-8 lg:not-low:gap-10 md:not-low:[--stage:calc(var(--room-height)-var(--room-form)-2rem)]';

/**
 * As large as fits between the bars, so that the face, all controls and the sound level are in view together. On a low screen the
 * picture has that height, with the script beside it.
 */
export const stageClass = cx(
  'mx-auto flex w-full max-w-[max(12.5rem,var(--stage-width))] flex-col gap-3 [--stage:calc(var(--room-height)-var(--room-form)-5rem)] low:max-w-none',
  besideClass,
);

/** From the countdown to the end of a take, the stage fills a phone's screen, with the sound level below the picture. */
export const fullscreenClass =
  'phone:fixed phone:inset-0 phone:z-(--z-dialog) phone:max-w-none phone:touch-none phone:justify-center phone:bg-room phone:[--stage:calc(100dvh-4rem)]';

/** Holds the place of the recorder from the press on, so that little moves when its code and its camera arrive. */
export const StageSkeleton = () => (
  <div data-stage className={stageClass}>
    <Skeleton className="aspect-[9/16] rounded-frame! low:aspect-auto low:h-(--stage)" />
    {/* The sound level, the advice and the teleprompter. */}
    <div className="flex h-48 flex-col gap-3">
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-4" />
    </div>
  </div>
);
