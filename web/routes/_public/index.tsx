import { createFileRoute } from '@tanstack/react-router';
import { Call } from '#web/features/home/call.tsx';
import { Faq } from '#web/features/home/faq.tsx';
import { Featured } from '#web/features/home/featured/featured.tsx';
import { Hero } from '#web/features/home/hero/hero.tsx';
import { MotionProvider } from '#web/features/home/motion.tsx';
import { Why } from '#web/features/home/why.tsx';
import { useSession } from '#web/features/accounts/session.ts';
import { deferred } from '#web/lib/deferred.tsx';

const SupportButton = deferred(async () => (await import('#web/features/home/support.tsx')).SupportButton);

export const Route = createFileRoute('/_public/')({
  staticData: { title: 'home', texts: ['home'] },
  component: Home,
});

function Home() {
  return (
    <main id="main">
      <MotionProvider>
        <Hero />
        <Featured />
        <Why />
        <Call />
        <Faq />
        <VisitorSupport />
      </MotionProvider>
    </main>
  );
}

/** A component of its own, so that the answer about the session doesn't render the page again. */
function VisitorSupport() {
  const { user, isKnown } = useSession();
  return isKnown && !user && <SupportButton />;
}
