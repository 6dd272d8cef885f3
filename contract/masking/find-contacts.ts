import { findAddresses } from './find-addresses.ts';
import { findNames } from './find-names.ts';
import { findPhones } from './find-phones.ts';
import { foldText } from './fold-text.ts';
import { type Span, mergeSpans } from './spans.ts';

/** Single characters with something between them: "j a n e @", "r-i-b-e-i-r-o". */
const SPELLED = /(?<![\p{L}\p{N}@])(?:[\p{L}\p{N}@.][\s\-_*/|]{1,2}){3,60}[\p{L}\p{N}@.](?![\p{L}\p{N}])/gu;

/**
 * What would let somebody reach a person around the product: emails, phones, links and handles, however they are written, and the
 * person's own family name. The one rule for masking on the server and for the hint while typing.
 */
export function findContacts(original: string, fullName = ''): Span[] {
  const { text, starts, ends } = foldText(original);
  const isCapital = (index: number) => /^\p{Lu}$/u.test(original.charAt(starts[index] ?? -1));
  const found = [
    ...findAddresses(text, isCapital),
    ...findPhones(text),
    ...findNames(text, fullName),
    ...findSpelled(text, fullName),
  ];
  return mergeSpans(found.map(({ start, end }) => ({ start: starts[start]!, end: ends[end - 1]! })));
}

function findSpelled(text: string, fullName: string): Span[] {
  return [...text.matchAll(SPELLED)]
    .filter(({ 0: run }) => {
      const joined = run.replace(/[\s\-_*/|]/g, '');
      return (
        joined.includes('@') ||
        findNames(joined, fullName).length > 0 ||
        findAddresses(joined, () => false).length > 0 ||
        findPhones(joined).length > 0
      );
    })
    .map(({ 0: run, index }) => ({ start: index, end: index + run.length }));
}
