import { ContactScreen } from '#web/features/support/public.ts';
import { Footer } from '#web/features/navigation/public.ts';

export const ContactPage = () => (
  <>
    <main id="main">
      <ContactScreen />
    </main>
    <Footer />
  </>
);
