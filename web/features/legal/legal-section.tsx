import type { ReactNode } from 'react';

interface Section {
  id: string;
  title: string;
  text: readonly string[];
  list: readonly string[];
}

/** A numbered section of a legal text: paragraphs, a list, and additions by the page. */
export function LegalSection({ section, number, children }: { section: Section; number: number; children: ReactNode }) {
  const { id, title, text, list } = section;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="pt-12">
      <h2 id={`${id}-title`} className="d-4 grid grid-cols-[2.75rem_1fr] md:text-[2rem]! md:leading-none!">
        <span aria-hidden="true" className="text-ink-3 tabular-nums">
          {number}
        </span>
        {title}
      </h2>
      <div className="md:pl-11">
        {text.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-[68ch] text-lg">
            {paragraph}
          </p>
        ))}
        {list.length > 0 && (
          <ul className="mt-4 flex max-w-[68ch] list-disc flex-col gap-2 pl-5 text-lg marker:text-ink-3">
            {list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </section>
  );
}
