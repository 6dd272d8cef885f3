import { findAddresses } from './find-addresses.ts';
import { findNames } from './find-names.ts';
import { findPhones } from './find-phones.ts';
import { foldText, type Span } from './fold-text.ts';
import { MASK } from '../values/product.ts';

/** Single characters with something between them: "j a n e @", "r-i-b-e-i-r-o", "R.I.B.E.I.R.O". */
const SPELLED = /(?<![\p{L}\p{N}@])(?:[\p{L}\p{N}@.][\s\-_*/|.·•]{1,2}){3,60}[\p{L}\p{N}@.](?![\p{L}\p{N}])/gu;
/** What may be a text in Base64. */
const ENCODED = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{16,400}={0,2}(?![A-Za-z0-9+/=])/g;

/**
 * Finds whatever would let others reach a person outside the product: emails, phones, links and handles in any spelling, and
 * the person's own family name. The same rule masks on the server and gives hints while typing.
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
  return mergeSpans([
    ...found.map(({ start, end }) => ({ start: starts[start]!, end: ends[end - 1]! })),
    ...findEncoded(original),
  ]);
}

function findEncoded(original: string): Span[] {
  return [...original.matchAll(ENCODED)]
    .filter(({ 0: encoded }) => {
      const decoded = decode(encoded).toLowerCase();
      return (
        /^[\x20-\x7e\s]+$/.test(decoded) &&
        (findAddresses(decoded, () => false).length > 0 || findPhones(decoded).length > 0)
      );
    })
    .map(({ 0: encoded, index }) => ({ start: index, end: index + encoded.length }));
}

function decode(encoded: string) {
  try {
    return atob(encoded);
  } catch {
    return '';
  }
}

function findSpelled(text: string, fullName: string): Span[] {
  return [...text.matchAll(SPELLED)]
    .filter(({ 0: run }) => {
      const joined = run.replace(/[\s\-_*/|·•]/g, '');
      return (
        joined.includes('@') ||
        findNames(joined.replaceAll('.', ''), fullName).length > 0 ||
        findAddresses(joined, () => false).length > 0 ||
        findPhones(joined).length > 0
      );
    })
    .map(({ 0: run, index }) => ({ start: index, end: index + run.length }));
}

/** Returns the spans in order. Spans that touch or overlap become one. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

export const maskText = (text: string, fullName: string) => maskTexts([text], fullName)[0]!;

/** Masks texts that are shown together, so that a contact split across them is found. */
export function maskTexts(texts: readonly string[], fullName: string, joint = ' | '): string[] {
  const spans = findContacts(texts.join(joint), fullName);
  if (spans.length === 0) return [...texts];
  let from = 0;
  return texts.map((text) => {
    const start = from;
    from += text.length + joint.length;
    let masked = '';
    let at = 0;
    for (const span of spans) {
      const [begin, end] = [Math.max(0, span.start - start), Math.min(text.length, span.end - start)];
      if (begin >= end) continue;
      masked += text.slice(at, begin) + MASK;
      at = end;
    }
    return at === 0 ? text : masked + text.slice(at);
  });
}
