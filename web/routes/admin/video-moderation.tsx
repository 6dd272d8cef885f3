import { createFileRoute } from '@tanstack/react-router';
import { MODERATION_STATES } from '#contract/values/product.ts';
import { type ListedState, ModerationScreen } from '../../features/moderation/moderation-screen.tsx';
import { oneOf } from '../../lib/search-params.ts';

export const Route = createFileRoute('/admin/video-moderation')({
  staticData: { title: 'videoModeration', texts: ['admin', 'videos'] },
  validateSearch: (query: Record<string, unknown>): { state?: ListedState } => {
    const state = oneOf(['all', ...MODERATION_STATES], query.state);
    return state ? { state } : {};
  },
  component: VideoModerationPage,
});

function VideoModerationPage() {
  const navigate = Route.useNavigate();
  const { state = 'pending' } = Route.useSearch();
  return (
    <ModerationScreen
      key={state}
      state={state}
      onState={(next) =>
        void navigate({ to: '/admin/video-moderation', search: next === 'pending' ? {} : { state: next } })
      }
    />
  );
}
