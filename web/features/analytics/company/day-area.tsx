import { AxisBottom, AxisLeft } from '@visx/axis';
import { ParentSize } from '@visx/responsive';
import { scaleLinear, scalePoint } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyAnalytics } from '#contract/analytics/company.ts';
import { dateFormat } from '#web/lib/dates.ts';

type Day = CompanyAnalytics['days'][number];
const HEIGHT = 280;
const MARGIN = { top: 12, right: 28, bottom: 32, left: 40 };
/** The upper line is dashed, so that the lower one shows where both have the same figures. */
const SERIES = [
  { key: 'views', area: 'fill-ink/12', line: 'stroke-ink', dot: 'fill-ink', legend: 'bg-ink', dash: undefined },
  { key: 'unlocks', area: 'fill-tally/25', line: 'stroke-tally', dot: 'fill-tally', legend: 'bg-tally', dash: '8 6' },
] as const;

/**
 * Views and unlocks as an area chart. The day under the pointer is described above it; a table has the same data for everyone else.
 */
export function DayArea({ days }: { days: Day[] }) {
  const { t, i18n } = useTranslation('analytics');
  const [pointed, setPointed] = useState<string | null>(null);
  const shown = days.find(({ day }) => day === pointed) ?? days.at(-1)!;
  const date = dateFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <div aria-hidden className="flex flex-col gap-3">
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm tabular-nums">
        <b>{date.format(new Date(shown.day))}</b>
        {SERIES.map(({ key, legend }) => (
          <span key={key} className="flex items-center gap-2">
            <i className={`size-3 rounded-[3px] ${legend}`} />
            {`${t(`company.trends.${key}`)}: ${shown[key]}`}
          </span>
        ))}
      </p>
      <ParentSize style={{ height: HEIGHT }} debounceTime={50}>
        {({ width }) => width > 0 && <Plot days={days} width={width} pointed={pointed} onPoint={setPointed} />}
      </ParentSize>
    </div>
  );
}

interface PlotProps {
  days: Day[];
  width: number;
  pointed: string | null;
  onPoint: (day: string | null) => void;
}

function Plot({ days, width, pointed, onPoint }: PlotProps) {
  const { i18n } = useTranslation('analytics');
  const date = dateFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const most = Math.max(4, ...days.map(({ views, unlocks }) => Math.max(views, unlocks)));
  const x = scalePoint({ domain: days.map(({ day }) => day), range: [MARGIN.left, width - MARGIN.right] });
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT - MARGIN.bottom, MARGIN.top], nice: true });
  const every = Math.ceil(days.length / Math.max(2, Math.floor(width / 90)));
  const label = { className: 'fill-ink-3 text-xs tabular-nums', fontFamily: 'inherit' };
  return (
    <svg width={width} height={HEIGHT} onPointerLeave={() => onPoint(null)}>
      <AxisLeft
        scale={y}
        left={MARGIN.left}
        numTicks={4}
        tickFormat={(value) => (Number.isInteger(value) ? String(value) : '')}
        hideAxisLine
        hideTicks
        tickLabelProps={{ ...label, textAnchor: 'end', dx: -4, dy: 4 }}
      />
      <AxisBottom
        scale={x}
        top={HEIGHT - MARGIN.bottom}
        tickValues={days.filter((_, index) => (days.length - 1 - index) % every === 0).map(({ day }) => day)}
        tickFormat={(day) => date.format(new Date(day))}
        axisLineClassName="stroke-line-strong"
        hideTicks
        tickLabelProps={{ ...label, textAnchor: 'middle', dy: 4 }}
      />
      {pointed && (
        <line
          x1={x(pointed)}
          x2={x(pointed)}
          y1={MARGIN.top}
          y2={HEIGHT - MARGIN.bottom}
          className="stroke-line-strong"
        />
      )}
      {SERIES.map(({ key, area, line, dot, dash }) => (
        <g key={key}>
          <AreaClosed data={days} x={({ day }) => x(day)!} y={(day) => y(day[key])} yScale={y} className={area} />
          <LinePath
            data={days}
            x={({ day }) => x(day)!}
            y={(day) => y(day[key])}
            className={`fill-none ${line}`}
            strokeWidth={2.5}
            strokeDasharray={dash}
          />
          {pointed && (
            <circle cx={x(pointed)} cy={y(days.find(({ day }) => day === pointed)![key])} r={5} className={dot} />
          )}
        </g>
      ))}
      {days.map(({ day }) => (
        <rect
          key={day}
          x={x(day)! - x.step() / 2}
          width={x.step()}
          y={0}
          height={HEIGHT - MARGIN.bottom}
          fill="transparent"
          onPointerEnter={() => onPoint(day)}
        />
      ))}
    </svg>
  );
}
