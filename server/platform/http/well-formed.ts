import { isWellFormed } from '#contract/fields/text.ts';

const DEPTH_MAX = 12;

/**
 * Finds what no input may contain: NUL and other control characters, lone surrogates and deep nesting.
 * @returns message keys by path
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
