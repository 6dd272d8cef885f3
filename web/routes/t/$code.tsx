import { createFileRoute } from '@tanstack/react-router';
import { Footer } from '#web/features/navigation/footer.tsx';
import { TalentPage } from '#web/features/talents/page/talent-page.tsx';

/** A talent who wants a page for everyone. The server writes the head of the document. */
export const Route = createFileRoute('/t/$code')({
  staticData: { title: 'talentPage', texts: ['talents', 'search', 'videos'] },
  component: PublicTalent,
});

function PublicTalent() {
  const { code } = Route.useParams();
  return (
    <>
      <main id="main" className="page min-h-[70dvh] pt-4 pb-20 md:pt-10">
        <TalentPage key={code} code={code} />
      </main>
      <Footer />
    </>
  );
}
