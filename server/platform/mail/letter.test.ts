import { expect, test } from 'vitest';
import { letter } from './letter.ts';
import { greet } from './recipient.ts';

const URL = 'https://closeup.example/talent/profile';
const TEXT = {
  ...greet('es', 'Marta'),
  subject: 'Tu vídeo & tú',
  body: `No sigue nuestras reglas.\n\n${'palabra '.repeat(30)}`,
  action: 'Abrir mi perfil',
  note: 'Una persona ha revisado tu vídeo.',
};

test('the HTML names its language and subject, has a dark mode, and previews whole words', async () => {
  const { html } = await letter('marta@talent.example', URL, TEXT);
  expect(html).toContain('<html dir="ltr" lang="es">');
  expect(html).toContain('<title>Tu vídeo &amp; tú</title>');
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toContain('@media (prefers-color-scheme: dark)');
  expect(/data-skip-in-text="true">([^<]*)</.exec(html)![1]).toMatch(
    /^No sigue nuestras reglas\. palabra .* palabra…$/,
  );
});

test('words of the body link in the HTML; the text has every address on a line of its own', async () => {
  const link = { words: 'nuestras reglas', url: 'https://closeup.example/terms#conduct' };
  const page = 'https://closeup.example/unsubscribe/token';
  const stop = 'Cancelar suscripción';
  const mail = await letter('marta@talent.example', URL, { ...TEXT, link, stop }, { page, oneClick: page });
  expect(mail.html).toMatch(/No sigue <a href="https:\/\/closeup.example\/terms#conduct"[^>]*>nuestras reglas<\/a>\./);
  expect(mail.html.replaceAll(/<[^>]*>/g, '')).not.toContain('https://');
  expect(mail.text.match(/^https:\/\/.*$/gm)).toEqual([link.url, URL, page]);
});
