import { HelpCenter } from '#web/features/support/public.ts';
import { Footer } from '#web/features/navigation/public.ts';

export const HelpPage = () => (
  <>
    <main id="main">
      <HelpCenter />
    </main>
    <Footer />
  </>
);
