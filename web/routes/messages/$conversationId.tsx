import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/messages/$conversationId')({
  staticData: { title: 'messages', tabBar: false },
});
