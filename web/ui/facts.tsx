import { Children, type ReactNode } from 'react';
import { cx } from './class-names.ts';

/**
 * Short facts in a row, with a dot between two of them: each child is one, and missing ones leave no gap. A line that wraps
 * neither starts nor ends with a dot.
 */
export function Facts({ children, className }: { children: ReactNode; className?: string }) {
  const facts = Children.toArray(children).filter((fact) => fact !== '');
  if (facts.length === 0) return null;
  return (
    <span className={cx('facts', className)}>
      {Children.map(facts, (fact) => (
        <span>{fact} </span>
      ))}
    </span>
  );
}
