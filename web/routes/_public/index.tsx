import { createFileRoute } from '@tanstack/react-router';
import { Call } from '#web/features/home/call.tsx';
import { Faq } from '#web/features/home/faq.tsx';
import { Featured } from '#web/features/home/featured/featured.tsx';
import { Hero } from '#web/features/home/hero/hero.tsx';
import { MotionProvider } from '#web/features/home/motion.tsx';
import { Support } from '#web/features/home/support.tsx';
import { Why } from '#web/features/home/why.tsx';

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
        <Support />
      </MotionProvider>
    </main>
  );
}
