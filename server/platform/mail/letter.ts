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

/**
 * Renders a mail: a greeting, a text and one button.
 * @param unsubscribe the links of a mail that can be unsubscribed from; requires `text.stop`.
 */
export async function letter(
  to: string,
  url: string,
  text: LetterText,
  unsubscribe?: { page: string; oneClick: string },
): Promise<Mail> {
  // Loaded with the first mail: it would take a quarter of the server's start.
  const { Body, Button, Container, Head, Heading, Html, Link, Preview, Text, render } = await import('react-email');
  const finePrint = { ...font, color: '#6b6259', fontSize: '14px' };

  const html = await render(
    h(
      Html,
      null,
      h(Head),
      h(Preview, null, text.body),
      h(
        Body,
        { style: { ...font, backgroundColor: '#f3f1ed', margin: 0, padding: '32px 16px' } },
        h(
          Container,
          { style: { backgroundColor: '#fdfcfa', borderRadius: '28px', padding: '40px', maxWidth: '520px' } },
          h(Text, { style: { ...font, fontWeight: 800, fontSize: '22px', margin: '0 0 24px' } }, PRODUCT_NAME),
          h(Heading, { style: { ...font, fontSize: '32px', lineHeight: 1.05, margin: '0 0 16px' } }, text.subject),
          h(Text, { style: { ...font, fontSize: '16px' } }, text.greeting),
          h(Text, { style: { ...font, fontSize: '16px', whiteSpace: 'pre-line' } }, text.body),
          h(
            Button,
            {
              href: url,
              style: {
                backgroundColor: '#ff5226',
                color: '#16120e',
                borderRadius: '999px',
                padding: '16px 28px',
                fontWeight: 650,
                fontSize: '16px',
              },
            },
            text.action,
          ),
          h(Text, { style: { ...finePrint, marginTop: '24px' } }, text.note),
          unsubscribe &&
            h(Link, { href: unsubscribe.page, style: { ...finePrint, textDecoration: 'underline' } }, text.stop),
        ),
      ),
    ),
  );
  return {
    to,
    subject: text.subject,
    html,
    text: `${text.greeting}\n\n${text.body}\n\n${text.action}: ${url}\n\n${text.note}\n${unsubscribe ? `${text.stop}: ${unsubscribe.page}\n` : ''}`,
    ...(unsubscribe ? { unsubscribeUrl: unsubscribe.oneClick } : {}),
  };
}
