import { findContacts } from './find-contacts.ts';
import { MASK } from './mask.ts';

export const maskText = (text: string, fullName: string) => maskTexts([text], fullName)[0]!;

/** Masks texts that are read together, so that nothing is hidden from the rules by being spread over them. */
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
