import { createFileRoute } from '@tanstack/react-router';
import { LegalText } from '#web/features/legal/legal-text.tsx';

export const Route = createFileRoute('/_public/privacy')({
  staticData: { title: 'privacy', texts: ['privacy', 'legal'] },
  component: () => (
    <main id="main">
      <LegalText document="privacy" />
    </main>
  ),
});
