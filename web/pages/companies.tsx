import { CompaniesLanding } from '#web/features/marketing/public.ts';
import { Footer } from '#web/features/navigation/public.ts';

export const CompaniesPage = () => (
  <>
    <main id="main">
      <CompaniesLanding />
    </main>
    <Footer />
  </>
);
