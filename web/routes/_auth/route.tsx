import { createFileRoute } from '@tanstack/react-router';

/** Sign-in, registration and password reset: pages without bars. */
export const Route = createFileRoute('/_auth')({
  staticData: { bars: false, texts: ['auth'] },
});
