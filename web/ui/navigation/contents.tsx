import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';

interface ContentsProps {
  label: string;
  /** The titles of the page's sections by their ids. Sections may be added later. */
  sections: readonly { id: string; title: string }[];
  isNumbered?: boolean;
  /** From this width on, the list stays in view beside the page; below, it is folded above it. */
  from: 'md' | 'lg';
}

const BESIDE = { md: 'max-md:hidden', lg: 'max-lg:hidden' };
const ABOVE = { md: 'md:hidden', lg: 'lg:hidden' };

/** Links to the sections of a long page, of which the one on screen is marked. */
export function Contents({ label, sections, isNumbered = false, from }: ContentsProps) {
  const reading = useCurrentSection(sections.map(({ id }) => id).join(' '));
  const List = isNumbered ? 'ol' : 'ul';
  const list = (
    <List className="flex flex-col text-md">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={reading === id ? 'location' : undefined}
            className="flex py-1.5 text-ink-2 underline-offset-4 hover:text-ink hover:underline aria-[current=location]:font-bold aria-[current=location]:text-ink"
          >
            {isNumbered && <span className="w-8 flex-none tabular-nums">{index + 1}</span>}
            {title}
          </a>
        </li>
      ))}
    </List>
  );
  return (
    <>
      <nav
        aria-label={label}
        className={`sticky top-[calc(var(--room-top)+1.5rem)] max-h-[calc(var(--room-height)-3rem)] overflow-y-auto ${BESIDE[from]}`}
      >
        <h2 className="mb-3 text-sm font-bold">{label}</h2>
        {list}
      </nav>
      <details className={`group panel px-5 py-4 ${ABOVE[from]}`}>
        <summary className="flex cursor-pointer list-none items-center justify-between font-bold">
          {label}
          <ChevronDown className="ic transition-transform group-open:rotate-180" aria-hidden />
        </summary>
        <div className="pt-3">{list}</div>
      </details>
    </>
  );
}

/** The share of the screen's height above which a section has been reached. */
const REACHED = 0.3;

/** Returns the last section that has been reached. @param ids separated by spaces. */
function useCurrentSection(ids: string) {
  const [reading, setReading] = useState<string>();
  useEffect(() => {
    const look = () => {
      const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
      const sections = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
      const reached = sections.filter(
        (section) => isAtEnd || section.getBoundingClientRect().top < window.innerHeight * REACHED,
      );
      setReading(reached.at(-1)?.id);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [ids]);
  return reading;
}
