import { HowItWorks } from '#web/features/marketing/public.ts';
import { Footer } from '#web/features/navigation/public.ts';

export const HowItWorksPage = () => (
  <>
    <main id="main">
      <HowItWorks />
    </main>
    <Footer />
  </>
);
