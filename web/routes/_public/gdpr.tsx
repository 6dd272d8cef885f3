import { createFileRoute } from '@tanstack/react-router';
import { LegalText } from '#web/features/legal/legal-text.tsx';

export const Route = createFileRoute('/_public/gdpr')({
  staticData: { title: 'gdpr', texts: ['gdpr', 'legal'] },
  component: () => (
    <main id="main">
      <LegalText document="gdpr" />
    </main>
  ),
});
