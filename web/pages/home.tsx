import { Home } from '#web/features/home/public.ts';
import { Footer } from '#web/features/navigation/public.ts';

export const HomePage = () => (
  <>
    <main id="main">
      <Home />
    </main>
    <Footer />
  </>
);
