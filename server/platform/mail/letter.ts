import type { Mail } from './transport.ts';

export interface LetterText {
  subject: string;
  greeting: string;
  body: string;
  action: string;
  note: string;
  /** The text of the unsubscribe link. */
  stop?: string;
}

/** The texts and addresses that differ from letter to letter. */
type Part = 'subject' | 'preview' | 'greeting' | 'body' | 'url' | 'action' | 'note' | 'page' | 'stop';

/** The part's placeholder in the template. */
export const placeOf = (part: Part) => `letter_part_${part}`;
const PLACES = /letter_part_([a-z]+)/g;

const PREVIEW_CHARACTERS = 150;

/**
 * Writes an email: a greeting, a text and one button.
 * @param unsubscribe the links of a mail that can be unsubscribed from; requires `text.stop`.
 */
export async function letter(
  to: string,
  url: string,
  text: LetterText,
  unsubscribe?: { page: string; oneClick: string },
): Promise<Mail> {
  // Loaded with the first letter.
  const { TEMPLATE, TEMPLATE_WITH_STOP } = await import('./templates.gen.ts');
  const template = unsubscribe ? TEMPLATE_WITH_STOP : TEMPLATE;
  const preview = text.body.slice(0, PREVIEW_CHARACTERS);
  const parts: Record<string, string | undefined> = { ...text, url, preview, page: unsubscribe?.page };
  return {
    to,
    subject: text.subject,
    html: template.replace(PLACES, (_, part: string) => escape(parts[part] ?? '')),
    text: `${text.greeting}\n\n${text.body}\n\n${text.action}: ${url}\n\n${text.note}\n${unsubscribe ? `${text.stop}: ${unsubscribe.page}\n` : ''}`,
    ...(unsubscribe ? { unsubscribeUrl: unsubscribe.oneClick } : {}),
  };
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
