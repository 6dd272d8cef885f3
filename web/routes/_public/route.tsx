import { Outlet, createFileRoute } from '@tanstack/react-router';
import { Footer } from '#web/features/navigation/footer.tsx';

/** Pages that are prerendered in each language, as a visitor sees them. The footer comes with the first script. */
export const Route = createFileRoute('/_public')({
  staticData: { isPrerendered: true },
  codeSplitGroupings: [],
  component: () => (
    <>
      <Outlet />
      <Footer />
    </>
  ),
});
