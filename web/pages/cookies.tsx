import { LegalText } from '#web/features/legal/public.ts';
import { Footer } from '#web/features/navigation/public.ts';

export const CookiesPage = () => (
  <>
    <main id="main">
      <LegalText document="cookies" />
    </main>
    <Footer />
  </>
);
