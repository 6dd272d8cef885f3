import { createFileRoute } from '@tanstack/react-router';
import { Stories } from '#web/ui/stories/stories.tsx';

export const Route = createFileRoute('/dev/ui')({
  staticData: { title: 'stories' },
  component: Stories,
});
