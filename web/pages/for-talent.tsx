import { ForTalent } from '#web/features/marketing/public.ts';
import { Footer } from '#web/features/navigation/public.ts';

export const ForTalentPage = () => (
  <>
    <main id="main">
      <ForTalent />
    </main>
    <Footer />
  </>
);
