import { ForCompanies } from '#web/features/marketing/public.ts';
import { Footer } from '#web/features/navigation/public.ts';

export const ForCompaniesPage = () => (
  <>
    <main id="main">
      <ForCompanies />
    </main>
    <Footer />
  </>
);
