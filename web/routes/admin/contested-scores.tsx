import { createFileRoute } from '@tanstack/react-router';
import type { ContestedScore } from '#contract/feedback/contests.ts';
import { CONTEST_STATES } from '#contract/values/feedback.ts';
import { ContestsScreen } from '../../features/moderation/contests-screen.tsx';
import { idOf, oneOf } from '../../lib/search-params.ts';

export const Route = createFileRoute('/admin/contested-scores')({
  staticData: { title: 'contestedScores', texts: ['admin', 'scores', 'feedback', 'videos'] },
  validateSearch: (query: Record<string, unknown>): { state?: ContestedScore['state']; contest?: string } => {
    const state = oneOf(CONTEST_STATES, query.state);
    const contest = idOf(query.contest);
    return { ...(state ? { state } : {}), ...(contest ? { contest } : {}) };
  },
  component: ContestedScoresPage,
});

function ContestedScoresPage() {
  const navigate = Route.useNavigate();
  const { state = 'open', contest } = Route.useSearch();
  const of = (next: ContestedScore['state']) => (next === 'open' ? {} : { state: next });
  return (
    <ContestsScreen
      state={state}
      chosenId={contest}
      onState={(next) => void navigate({ to: '/admin/contested-scores', search: of(next) })}
      onChoose={(chosen) =>
        void navigate({
          to: '/admin/contested-scores',
          search: { ...of(state), ...(chosen ? { contest: chosen } : {}) },
          resetScroll: false,
        })
      }
    />
  );
}
