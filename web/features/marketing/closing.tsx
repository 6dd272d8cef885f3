import { ArrowRight } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { AccountLink } from '../navigation/account-link.tsx';
import { buttonClass } from '../../ui/button.tsx';

const BUTTON = `${buttonClass({ variant: 'primary', size: 'lg' })} md:mb-2`;

export interface ClosingProps {
  title: string;
  action: string;
  to: '/company/auth' | '/talent/auth' | '/talent/dashboard';
  /** Links to the registration instead of the sign-in. */
  register?: boolean;
  people: readonly string[];
}

/** Closing call to action with a row of portraits. */
export const Closing = ({ title, action, to, register = false, people }: ClosingProps) => (
  <section className="mx-2.5 mt-20 overflow-hidden rounded-[32px] bg-slab text-on-video md:mx-(--gutter) md:mt-32 md:rounded-cover">
    <div className="flex flex-col items-start gap-7 px-6 pt-10 md:flex-row md:items-end md:justify-between md:px-14 md:pt-16">
      <h2 className="d-1 md:max-w-[12ch]">{title}</h2>
      {to === '/talent/dashboard' ? (
        <AccountLink to={to} className={BUTTON}>
          {action}
          <ArrowRight className="ic" aria-hidden />
        </AccountLink>
      ) : (
        <Link to={to} {...(register ? { search: { mode: 'register' as const } } : {})} className={BUTTON}>
          {action}
          <ArrowRight className="ic" aria-hidden />
        </Link>
      )}
    </div>
    <div aria-hidden="true" className="mt-10 flex h-40 items-start gap-2 px-2 md:mt-14 md:h-64 md:gap-4 md:px-14">
      {people.map((who, index) => (
        <div
          key={who}
          className={`h-full min-w-0 flex-1 overflow-hidden rounded-t-frame ${index > 3 ? 'max-md:hidden' : ''} ${['mt-6', '', 'mt-10', 'mt-3', 'mt-8', 'mt-1'][index % 6]}`}
        >
          <img
            src={`/cast/${who}.svg`}
            alt=""
            loading="lazy"
            decoding="async"
            className="size-full origin-[50%_30%] scale-115 object-cover object-[50%_22%]"
          />
        </div>
      ))}
    </div>
  </section>
);
