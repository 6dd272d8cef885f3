import type { Analysis } from '#contract/feedback/analysis.ts';

const BARS = 150;
const WIDTH = 1000;
const HEIGHT = 100;

/** Shaded pauses. */
export function PauseBands({ pauses, durationMs }: { pauses: Analysis['pauses']; durationMs: number }) {
  return (
    <div aria-hidden>
      {pauses.map(({ fromMs, toMs }) => (
        <i
          key={fromMs}
          className="absolute inset-y-0 rounded-[6px] bg-tally-wash"
          style={{ left: `${(fromMs / durationMs) * 100}%`, width: `${((toMs - fromMs) / durationMs) * 100}%` }}
        />
      ))}
    </div>
  );
}

/** The waveform as bars, with the played part in full ink. @param played 0 to 1 */
export function Wave({ peaks, played }: { peaks: readonly number[]; played: number }) {
  const bars = grouped(peaks, Math.min(BARS, peaks.length));
  const most = Math.max(0.05, ...bars);
  const step = WIDTH / bars.length;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
    >
      {bars.map((peak, index) => {
        const height = Math.max(1.5, (peak / most) * HEIGHT * 0.94);
        return (
          <rect
            key={index}
            x={index * step + step * 0.2}
            y={(HEIGHT - height) / 2}
            width={step * 0.6}
            height={height}
            rx={1}
            className={index / bars.length < played ? 'fill-ink' : 'fill-line-strong'}
          />
        );
      })}
    </svg>
  );
}

/** One value per second as a line, from `least` at the bottom to `most` at the top. */
export function Curve({ values, least, most }: { values: readonly number[]; least: number; most: number }) {
  const points = values.map((value, index) => {
    const share = Math.min(1, Math.max(0, (value - least) / (most - least)));
    return `${((index + 0.5) / values.length) * WIDTH},${HEIGHT * (0.97 - 0.94 * share)}`;
  });
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
    >
      <path d={`M0,${HEIGHT}L${points.join('L')}L${WIDTH},${HEIGHT}Z`} className="fill-ink opacity-10" />
      <polyline
        points={points.join(' ')}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-ink stroke-2 [stroke-linejoin:round]"
      />
    </svg>
  );
}

/** The highest peak of each of `count` groups. */
function grouped(peaks: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index / count) * peaks.length);
    const to = Math.max(from + 1, Math.floor(((index + 1) / count) * peaks.length));
    return Math.max(...peaks.slice(from, to));
  });
}
