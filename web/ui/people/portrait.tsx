import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { Segments } from '../navigation/segments.tsx';

export interface PortraitTextProps {
  name: ReactNode;
  /** Below the name: a title. */
  line?: ReactNode;
  /** The last line, in quieter text. */
  meta?: ReactNode;
  /** A caption of the speech; replaces line and meta. */
  said?: ReactNode;
  /** How much has played, as segments. */
  played?: ReactNode;
  as?: 'p' | 'h2' | 'h3';
  /** Name, line and meta may each wrap to two lines. */
  isRoomy?: boolean;
  className?: string;
}

/** Text at the bottom of a Frame, over its scrim. Captions have the height of line and meta, so that the name never moves. */
export const PortraitText = ({
  name,
  line,
  meta,
  said,
  played,
  as: Heading = 'h3',
  isRoomy = false,
  className,
}: PortraitTextProps) => (
  <div className={cx('absolute inset-x-3 bottom-3.5 flex flex-col gap-[3px] md:inset-x-4 md:bottom-4', className)}>
    <Heading
      className={cx(
        'd-face pb-0.5 text-[1.5rem] leading-none! md:text-[1.875rem]',
        isRoomy ? 'line-clamp-2 break-words max-[379px]:text-[1.25rem]' : 'truncate',
      )}
    >
      {name}
    </Heading>
    <div className="relative">
      <div className={cx('flex flex-col gap-[3px]', said ? 'invisible' : '')}>
        {line && (
          <p
            className={cx(
              'text-[.9375rem] leading-snug font-semi',
              isRoomy ? 'line-clamp-2 max-md:text-xs max-md:leading-tight' : 'truncate',
            )}
          >
            {line}
          </p>
        )}
        {meta && <p className={cx('text-xs text-on-video-2', isRoomy ? 'line-clamp-2' : 'truncate')}>{meta}</p>}
      </div>
      {said && <p className="absolute inset-x-0 top-0 line-clamp-2 text-xs leading-[1.4] font-semi">{said}</p>}
    </div>
    {played && <div className="absolute inset-x-0 -bottom-2">{played}</div>}
  </div>
);

/** The top of a Frame: tags on the left, a control on the right. */
export const PortraitTop = ({ tags, control }: { tags?: ReactNode; control?: ReactNode }) => (
  <div className="absolute inset-x-3 top-3 flex items-start justify-between gap-1.5">
    <span className="flex min-w-0 flex-col items-start gap-1.5 *:max-w-full *:overflow-hidden">{tags}</span>
    <span className="flex flex-none flex-col gap-1.5">{control}</span>
  </div>
);

export interface ScoreProps {
  /** 0 to 10. */
  value: number;
  /** The value in the reader's number format. */
  text: string;
  label: ReactNode;
  size?: 'md' | 'lg';
  onVideo?: boolean;
}

/** A score out of ten: the number above its segments and its name. */
export const Score = ({ value, text, label, size = 'md', onVideo = false }: ScoreProps) => (
  <span className="block min-w-0">
    <b className={cx('d-face block tabular-nums', size === 'lg' ? 'text-[2.5rem]' : 'text-[1.25rem]')}>{text}</b>
    <Segments
      kind="score"
      value={value / 10}
      on={onVideo ? 'onVideo' : 'ink'}
      off={onVideo ? 'onVideoTrack' : 'line'}
      className="mt-1.5"
    />
    <span
      className={cx('mt-1 block truncate text-xs max-md:tracking-tighter', onVideo ? 'text-on-video-2' : 'text-ink-2')}
    >
      {label}
    </span>
  </span>
);
