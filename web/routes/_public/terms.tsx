import { createFileRoute } from '@tanstack/react-router';
import { LegalText } from '#web/features/legal/legal-text.tsx';

export const Route = createFileRoute('/_public/terms')({
  staticData: { title: 'terms', texts: ['terms', 'legal'] },
  component: () => (
    <main id="main">
      <LegalText document="terms" />
    </main>
  ),
});
