import { createFileRoute } from '@tanstack/react-router';
import { HelpCenter } from '#web/features/support/public.ts';

export const Route = createFileRoute('/_public/help')({
  staticData: { title: 'help', texts: ['support'], description: 'help.description' },
  component: () => (
    <main id="main">
      <HelpCenter />
    </main>
  ),
});
