import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BiasAnalysis } from '#contract/fairness/analyses.ts';
import type { Ranked } from '#contract/fairness/rankings.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';

const FIRST = 12;
/** Height of a row in pixels. */
const ROW = 56;

/** Both rankings side by side, with a line connecting each candidate's two ranks; stacked on phones. */
export function Rankings({ analysis: { rankings, standardRanking, blindRanking } }: { analysis: BiasAnalysis }) {
  const { t } = useTranslation('fairness');
  const [showsAll, setShowsAll] = useState(false);
  const [pointed, setPointed] = useState<string | null>(null);
  const rows = showsAll ? standardRanking.length : Math.min(FIRST, standardRanking.length);
  const standardRanks = new Map(standardRanking.map(({ candidate_id, rank }) => [candidate_id, rank]));
  const moveOf = ({ candidate_id, rank }: Ranked) => standardRanks.get(candidate_id)! - rank;
  const blindAt = new Map(blindRanking.map((one, index) => [one.candidate_id, { index, move: moveOf(one) }]));
  const titles = new Map(rankings.map(({ candidate_id, position_title }) => [candidate_id, position_title]));
  const middle = (index: number) => index * ROW + ROW / 2;
  const row = (one: Ranked, move?: number) => (
    <li
      key={one.candidate_id}
      style={{ height: ROW }}
      onPointerEnter={() => setPointed(one.candidate_id)}
      className={cx(
        'flex items-center gap-3 border-b border-line px-2 last:border-0 md:px-3',
        pointed === one.candidate_id && 'bg-sunk',
      )}
    >
      <span className="d-5 w-8 flex-none text-ink-2 tabular-nums">{one.rank}</span>
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block truncate font-semi">{one.candidate_name}</span>
        <span className="line-clamp-2 text-sm text-ink-2 max-md:text-xs">{titles.get(one.candidate_id)}</span>
      </span>
      {move !== undefined && <Move by={move} />}
      <span className="d-5 w-10 flex-none text-end tabular-nums">{one.score}</span>
    </li>
  );
  return (
    <section aria-labelledby="who-moves" className="flex flex-col gap-5 border-t border-line pt-8">
      <h2 id="who-moves" className="d-3">
        {t('ranking.title')}
      </h2>
      <div
        className="grid grid-cols-[minmax(0,1fr)] gap-y-8 md:grid-cols-[minmax(0,1fr)_clamp(72px,12vw,200px)_minmax(0,1fr)]"
        onPointerLeave={() => setPointed(null)}
      >
        <div>
          <ListHead name={t('ranking.standard')} text={t('ranking.standardText')} />
          <ol aria-label={t('ranking.standard')}>{standardRanking.slice(0, rows).map((one) => row(one))}</ol>
        </div>
        <svg
          aria-hidden
          viewBox={`0 0 100 ${rows * ROW}`}
          preserveAspectRatio="none"
          className="w-full self-end overflow-hidden max-md:hidden"
          style={{ height: rows * ROW }}
        >
          {standardRanking.map(({ candidate_id }, index) => {
            const { index: to, move } = blindAt.get(candidate_id)!;
            if (index >= rows && to >= rows) return null;
            const isPointed = pointed === candidate_id;
            return (
              <path
                key={candidate_id}
                d={`M0 ${middle(index)} C50 ${middle(index)} 50 ${middle(to)} 100 ${middle(to)}`}
                fill="none"
                vectorEffect="non-scaling-stroke"
                strokeWidth={isPointed ? 4 : move === 0 ? 1 : 2}
                className={move === 0 && !isPointed ? 'stroke-line-strong' : 'stroke-ink'}
                opacity={pointed && !isPointed ? 0.25 : 1}
              />
            );
          })}
        </svg>
        <div>
          <ListHead name={t('ranking.blind')} text={t('ranking.blindText')} />
          <ol aria-label={t('ranking.blind')}>{blindRanking.slice(0, rows).map((one) => row(one, moveOf(one)))}</ol>
        </div>
      </div>
      {rows < standardRanking.length && (
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          onClick={() => startTransition(() => setShowsAll(true))}
        >
          {t('ranking.all', { count: standardRanking.length })}
        </Button>
      )}
    </section>
  );
}

const ListHead = ({ name, text }: { name: string; text: string }) => (
  <p className="flex flex-wrap items-baseline gap-x-2 border-b border-line-strong px-2 pb-2 md:px-3" aria-hidden>
    <b>{name}</b>
    <span className="text-sm text-ink-2">{text}</span>
  </p>
);

function Move({ by }: { by: number }) {
  const { t } = useTranslation('fairness');
  const Icon = by > 0 ? ArrowUp : by < 0 ? ArrowDown : Minus;
  return (
    <span
      className={cx('flex flex-none items-center gap-1 text-sm tabular-nums', by === 0 ? 'text-ink-3' : 'font-bold')}
    >
      <Icon className="ic" aria-hidden />
      <span aria-hidden>{by === 0 ? '' : Math.abs(by)}</span>
      <span className="sr-only">
        {by > 0 ? t('ranking.up', { count: by }) : by < 0 ? t('ranking.down', { count: -by }) : t('ranking.same')}
      </span>
    </span>
  );
}
