import { Spinner } from '#web/ui/loading.tsx';

/** A page that is about to lead elsewhere. */
export const LoadingPage = ({ text }: { text: string }) => (
  <main id="main" className="grid min-h-[70dvh] place-items-center" aria-busy="true">
    <p role="status" className="flex items-center gap-3 text-lg">
      <Spinner className="text-[1.5rem]" />
      {text}
    </p>
  </main>
);
