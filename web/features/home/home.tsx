import { Call } from './call.tsx';
import { Hero } from './hero/hero.tsx';
import { Faq } from './faq.tsx';
import { Featured } from './featured/featured.tsx';
import { MotionProvider } from './motion.tsx';
import { Support } from './support.tsx';
import { Why } from './why.tsx';

export function Home() {
  return (
    <MotionProvider>
      <Hero />
      <Featured />
      <Why />
      <Call />
      <Faq />
      <Support />
    </MotionProvider>
  );
}
