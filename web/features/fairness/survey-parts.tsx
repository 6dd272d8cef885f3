import type { Ranked } from '#contract/fairness/rankings.ts';
import { Segmented } from '#web/ui/navigation/segmented.tsx';

const TOP = 4;

export const RankingHead = ({ name, ranking }: { name: string; ranking: Ranked[] }) => (
  <div className="min-w-0">
    <p className="text-sm font-bold">{name}</p>
    <ol className="mt-1 text-sm text-ink-2">
      {ranking.slice(0, TOP).map(({ candidate_id, candidate_name, rank, score }) => (
        <li key={candidate_id} className="flex gap-2 tabular-nums">
          <span className="w-5 flex-none">{rank}</span>
          <span className="min-w-0 flex-1 truncate">{candidate_name}</span>
          <span>{score}</span>
        </li>
      ))}
    </ol>
  </div>
);

interface QuestionProps<Value extends string> {
  label: string;
  value: Value | '';
  onChange: (value: Value) => void;
  options: { value: Value; label: string }[];
}

export function Question<Value extends string>({ label, value, onChange, options }: QuestionProps<Value>) {
  return (
    <div className="flex flex-col gap-[7px]">
      <span aria-hidden className="text-sm font-bold">
        {label}
      </span>
      <Segmented label={label} value={value} onChange={onChange as (value: Value | '') => void} options={options} />
    </div>
  );
}
