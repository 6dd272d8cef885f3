import { TalentLanding } from '#web/features/marketing/public.ts';
import { Footer } from '#web/features/navigation/public.ts';

export const TalentPage = () => (
  <>
    <main id="main">
      <TalentLanding />
    </main>
    <Footer />
  </>
);
