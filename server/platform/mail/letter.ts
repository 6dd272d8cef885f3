import type { MailLanguage } from './recipient.ts';
import type { Mail } from './transport.ts';

export interface LetterText {
  language: MailLanguage;
  subject: string;
  greeting: string;
  body: string;
  action: string;
  note: string;
  /** Words of the body, and the URL that they link to. */
  link?: { words: string; url: string };
  /** The text of the unsubscribe link. */
  stop?: string;
}

/** The texts and addresses that differ from letter to letter. */
type Part = 'language' | 'subject' | 'preview' | 'greeting' | 'body' | 'url' | 'action' | 'note' | 'page' | 'stop';

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
  const { language, subject, greeting, body, action, note, link, stop } = text;
  const parts = {
    language,
    subject,
    preview: previewOf(body),
    greeting,
    url,
    action,
    note,
    page: unsubscribe?.page,
    stop,
  };
  const escaped: Record<string, string> = { body: htmlOf(body, link) };
  for (const [part, value] of Object.entries(parts)) escaped[part] = escape(value ?? '');
  const lines = [
    ...(link ? [`${link.words[0]!.toUpperCase()}${link.words.slice(1)}:\n${link.url}`] : []),
    `${action}:\n${url}`,
    note,
    ...(unsubscribe ? [`${stop}:\n${unsubscribe.page}`] : []),
  ];
  return {
    to,
    subject,
    html: template.replace(PLACES, (_, part: string) => escaped[part]!),
    text: `${[greeting, body, ...lines].join('\n\n')}\n`,
    ...(unsubscribe ? { unsubscribeUrl: unsubscribe.oneClick } : {}),
  };
}

/** The beginning of the body in one line, up to a whole word. */
const previewOf = (body: string) => {
  const line = body.replace(/\s+/g, ' ');
  return line.length > PREVIEW_CHARACTERS ? line.slice(0, PREVIEW_CHARACTERS).replace(/ ?\S*$/, '…') : line;
};

const htmlOf = (body: string, link: LetterText['link']) =>
  link
    ? escape(body).replace(
        escape(link.words),
        (words) => `<a href="${escape(link.url)}" target="_blank" class="ink" style="color:#16120e">${words}</a>`,
      )
    : escape(body);

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
