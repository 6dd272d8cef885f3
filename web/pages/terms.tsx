import { LegalText } from '#web/features/legal/public.ts';
import { Footer } from '#web/features/navigation/public.ts';

export const TermsPage = () => (
  <>
    <main id="main">
      <LegalText document="terms" />
    </main>
    <Footer />
  </>
);
