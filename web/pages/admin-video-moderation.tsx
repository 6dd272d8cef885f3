import { useNavigate, useSearch } from '@tanstack/react-router';
import { ModerationScreen } from '#web/features/moderation/public.ts';

export function AdminVideoModerationPage() {
  const navigate = useNavigate();
  const { state } = useSearch({ from: '/admin/video-moderation' });
  return (
    <ModerationScreen
      key={state}
      state={state}
      onState={(next) => void navigate({ to: '/admin/video-moderation', search: next ? { state: next } : {} })}
    />
  );
}
