import { cx } from './class-names.ts';

interface LogoProps {
  name: string;
  className?: string;
  /** Class of the name alone. */
  nameClass?: string | undefined;
}

/** The logo mark (a person in a frame) and the name. */
export const Logo = ({ name, className, nameClass }: LogoProps) => (
  <span
    className={cx(
      'd-face inline-flex items-center gap-[9px] text-[1.55rem] leading-none! tracking-[-.035em]! md:text-[1.75rem]',
      className,
    )}
  >
    <svg viewBox="0 0 19 32" className="h-7 w-auto flex-none md:h-8" aria-hidden="true">
      <clipPath id="logo-frame">
        <rect width="19" height="32" rx="7" />
      </clipPath>
      <g clipPath="url(#logo-frame)">
        <rect width="19" height="32" fill="var(--ink)" />
        <circle cx="9.5" cy="12" r="6" fill="var(--tally)" />
        <circle cx="9.5" cy="31.5" r="10.5" fill="var(--tally)" />
      </g>
    </svg>
    <span className={nameClass}>{name}</span>
  </span>
);
