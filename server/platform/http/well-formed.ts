import { isWellFormed } from '#contract/fields/text.ts';

const DEPTH_MAX = 12;

/**
 * What no input of any route may hold, whatever its schema says: NUL and other control characters, halves of surrogate pairs,
 * and deep nesting. Returns message keys by path; empty where all is well.
 */
export function findMalformed(input: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  const visit = (value: unknown, path: string[]) => {
    if (typeof value === 'string') {
      if (!isWellFormed(value)) fields[path.join('.')] = 'characters';
      return;
    }
    if (typeof value !== 'object' || value === null || value instanceof Blob) return;
    if (path.length >= DEPTH_MAX) {
      fields[path.slice(0, 1).join('.')] = 'too_deep';
      return;
    }
    for (const [key, child] of Object.entries(value)) {
      if (isWellFormed(key)) visit(child, [...path, key]);
      else fields[path.join('.')] = 'characters';
    }
  };
  visit(input, []);
  return fields;
}
