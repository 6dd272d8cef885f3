import { createElement as h } from 'react';
import { PRODUCT_NAME } from '#contract/values/product.ts';
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

const font = { fontFamily: 'system-ui, -apple-system, "Segoe UI", sans-serif', color: '#16120e' };

/** The texts and addresses that differ from letter to letter. */
type Part = 'subject' | 'preview' | 'greeting' | 'body' | 'url' | 'action' | 'note' | 'page' | 'stop';

/** Stands in the template for a part. */
const placeOf = (part: Part) => `letter_part_${part}`;
const PLACES = /letter_part_([a-z]+)/g;
const PREVIEW_CHARACTERS = 150;

/** Rendered once, with the first letter: loading react-email would take a quarter of the server's start. */
const templates = new Map<boolean, Promise<string>>();

/**
 * Writes a mail: a greeting, a text and one button.
 * @param unsubscribe the links of a mail that can be unsubscribed from; requires `text.stop`.
 */
export async function letter(
  to: string,
  url: string,
  text: LetterText,
  unsubscribe?: { page: string; oneClick: string },
): Promise<Mail> {
  const canStop = unsubscribe !== undefined;
  const template = templates.get(canStop) ?? renderTemplate(canStop);
  templates.set(canStop, template);
  const preview = text.body.slice(0, PREVIEW_CHARACTERS);
  const parts: Record<string, string | undefined> = { ...text, url, preview, page: unsubscribe?.page };
  return {
    to,
    subject: text.subject,
    html: (await template).replace(PLACES, (_, part: string) => escape(parts[part] ?? '')),
    text: `${text.greeting}\n\n${text.body}\n\n${text.action}: ${url}\n\n${text.note}\n${unsubscribe ? `${text.stop}: ${unsubscribe.page}\n` : ''}`,
    ...(unsubscribe ? { unsubscribeUrl: unsubscribe.oneClick } : {}),
  };
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);

async function renderTemplate(canStop: boolean): Promise<string> {
  const { Body, Button, Container, Head, Heading, Html, Link, Preview, Text, render } = await import('react-email');
  const finePrint = { ...font, color: '#6b6259', fontSize: '14px' };
  return render(
    h(
      Html,
      null,
      h(Head),
      h(Preview, null, placeOf('preview')),
      h(
        Body,
        { style: { ...font, backgroundColor: '#f3f1ed', margin: 0, padding: '32px 16px' } },
        h(
          Container,
          { style: { backgroundColor: '#fdfcfa', borderRadius: '28px', padding: '40px', maxWidth: '520px' } },
          h(Text, { style: { ...font, fontWeight: 800, fontSize: '22px', margin: '0 0 24px' } }, PRODUCT_NAME),
          h(
            Heading,
            { style: { ...font, fontSize: '32px', lineHeight: 1.05, margin: '0 0 16px' } },
            placeOf('subject'),
          ),
          h(Text, { style: { ...font, fontSize: '16px' } }, placeOf('greeting')),
          h(Text, { style: { ...font, fontSize: '16px', whiteSpace: 'pre-line' } }, placeOf('body')),
          h(
            Button,
            {
              href: placeOf('url'),
              style: {
                backgroundColor: '#ff5226',
                color: '#16120e',
                borderRadius: '999px',
                padding: '16px 28px',
                fontWeight: 650,
                fontSize: '16px',
              },
            },
            placeOf('action'),
          ),
          h(Text, { style: { ...finePrint, marginTop: '24px' } }, placeOf('note')),
          canStop &&
            h(Link, { href: placeOf('page'), style: { ...finePrint, textDecoration: 'underline' } }, placeOf('stop')),
        ),
      ),
    ),
  );
}
