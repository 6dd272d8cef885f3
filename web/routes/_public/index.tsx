import { createFileRoute } from '@tanstack/react-router';
import { Home } from '#web/features/home/home.tsx';

export const Route = createFileRoute('/_public/')({
  staticData: { title: 'home', texts: ['home'] },
  component: () => (
    <main id="main">
      <Home />
    </main>
  ),
});
