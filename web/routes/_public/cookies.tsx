import { createFileRoute } from '@tanstack/react-router';
import { LegalText } from '#web/features/legal/legal-text.tsx';

export const Route = createFileRoute('/_public/cookies')({
  staticData: { title: 'cookies', texts: ['cookies', 'legal'] },
  component: () => (
    <main id="main">
      <LegalText document="cookies" />
    </main>
  ),
});
