import { createFileRoute, useLocation } from '@tanstack/react-router';
import { SharedShortlist } from '#web/features/favourites/shared-shortlist.tsx';

/** The target of shortlist links. The fragment is secret, so search engines must not index the page. */
export const Route = createFileRoute('/shortlist')({
  staticData: { title: 'shortlist', texts: ['favourites', 'search', 'videos'], tabBar: 'accounts' },
  component: ShortlistPage,
});

function ShortlistPage() {
  const token = useLocation({ select: ({ hash }) => hash });
  return (
    <main id="main" className="page flex flex-col gap-6 pt-6 pb-20 md:pt-10">
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <SharedShortlist token={token} />
    </main>
  );
}
