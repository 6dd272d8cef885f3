/** A link that shows while it has the focus, and skips to the element with an id. */
export const SkipLink = ({ to, children }: { to: string; children: string }) => (
  <a
    href={`#${to}`}
    className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-(--z-popover) focus:rounded-pill focus:bg-ink focus:px-5 focus:py-3 focus:font-bold focus:text-paper"
  >
    {children}
  </a>
);
