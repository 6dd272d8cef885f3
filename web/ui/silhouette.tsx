import { cx } from './class-names.ts';

/** The place of a person without a picture. `plain` fills its parent, without outline. */
export const Silhouette = ({ plain = false, className }: { plain?: boolean; className?: string }) => (
  <div
    aria-hidden="true"
    className={cx(
      'frame text-line!',
      plain ? 'absolute! inset-0 aspect-auto! rounded-none!' : 'bg-transparent! inset-ring-2 inset-ring-line-strong',
      className,
    )}
  >
    <svg viewBox="0 0 180 320" fill="currentColor" preserveAspectRatio="xMidYMax slice" className="size-full">
      <ellipse cx="90" cy="118" rx="44" ry="56" />
      <path d="M0 320C2 244 34 214 72 204V176H108V204C146 214 178 244 180 320Z" />
    </svg>
  </div>
);
