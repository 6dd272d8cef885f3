import { LegalText } from '#web/features/legal/public.ts';
import { Footer } from '#web/features/navigation/public.ts';

export const PrivacyPage = () => (
  <>
    <main id="main">
      <LegalText document="privacy" />
    </main>
    <Footer />
  </>
);
