import { LegalText } from '#web/features/legal/public.ts';
import { Footer } from '#web/features/navigation/public.ts';

export const GdprPage = () => (
  <>
    <main id="main">
      <LegalText document="gdpr" />
    </main>
    <Footer />
  </>
);
