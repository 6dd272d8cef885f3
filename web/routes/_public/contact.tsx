import { createFileRoute } from '@tanstack/react-router';
import { ContactScreen } from '#web/features/support/contact-screen.tsx';

export const Route = createFileRoute('/_public/contact')({
  staticData: { title: 'contact', texts: ['support', 'validation'], description: 'contact.description' },
  component: () => (
    <main id="main">
      <ContactScreen />
    </main>
  ),
});
