import { createFileRoute } from '@tanstack/react-router';
import { MODERATION_STATES } from '#contract/values/product.ts';
import type { Moderation } from '#contract/videos/own-video.ts';
import { ModerationScreen } from '../../features/moderation/moderation-screen.tsx';
import { oneOf } from '../../lib/search-params.ts';

export const Route = createFileRoute('/admin/video-moderation')({
  staticData: { title: 'videoModeration', texts: ['admin', 'videos'] },
  validateSearch: (query: Record<string, unknown>): { state?: Moderation } => {
    const state = oneOf(MODERATION_STATES, query.state);
    return state ? { state } : {};
  },
  component: VideoModerationPage,
});

function VideoModerationPage() {
  const navigate = Route.useNavigate();
  const { state } = Route.useSearch();
  return (
    <ModerationScreen
      key={state}
      state={state}
      onState={(next) => void navigate({ to: '/admin/video-moderation', search: next ? { state: next } : {} })}
    />
  );
}
