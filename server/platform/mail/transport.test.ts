import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { createMailer } from './transport.ts';

/** Speaks just enough SMTP to receive one mail. @returns its address and the next mail's lines. */
async function listenForMail() {
  const lines: string[] = [];
  const { promise: mail, resolve } = Promise.withResolvers<string>();
  const server = createServer((socket) => {
    let inMail = false;
    const answer = (text: string) => socket.write(`${text}\r\n`);
    answer('220 ready');
    createInterface(socket).on('line', (line) => {
      if (inMail && line !== '.') return lines.push(line);
      if (inMail) resolve(lines.join('\n'));
      inMail = line === 'DATA';
      answer(inMail ? '354 go on' : '250 well');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mail, close: () => server.close() };
}

test('a mail that can be unsubscribed from carries a one-click unsubscribe address', async () => {
  const smtp = await listenForMail();
  const mailer = createMailer({ SMTP_URL: smtp.url, MAIL_FROM: 'Closeup <hello@closeup.example>' });
  const letter = { to: 'marta@talent.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  await mailer.send({ ...letter, unsubscribeUrl: 'https://closeup.example/api/mails/unsubscribe/abc' });
  const mail = await smtp.mail;
  expect(mail).toMatch(/^From: Closeup <hello@closeup\.example>$/m);
  expect(mail).toMatch(/^List-Unsubscribe: <https:\/\/closeup\.example\/api\/mails\/unsubscribe\/abc>$/m);
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  smtp.close();
});
