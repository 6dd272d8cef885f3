import { createFileRoute } from '@tanstack/react-router';
import { HelpCenter } from '#web/features/support/help-center.tsx';

export const Route = createFileRoute('/_public/help')({
  staticData: { title: 'help', texts: ['support'], description: 'help.description' },
  component: () => (
    <main id="main">
      <HelpCenter />
    </main>
  ),
});
