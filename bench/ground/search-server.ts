// The product's server on the large marketplace, and bare node:http servers beside it, in a process of their own.
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SearchQuery } from '#contract/search.ts';
import { findTalents } from '#server/search/find-talents.ts';
import { createServer } from '#server/server.ts';
import { findViewer } from '#server/accounts/find-viewer.ts';
import { createCompany, signInCookie } from '#test/factories.ts';
import { openApp } from './app.ts';
import { startIndex } from './indexed.ts';

const COMPANY = 'Bench Search';
const [folder, accounts, queries] = process.argv.slice(2);

const { app, close } = await openApp(folder!, { TRUSTED_PROXIES: '1' });
const server = await createServer(app);
await server.listen({ port: 0, host: '127.0.0.1' });
const emails = await Promise.all(Array.from({ length: Number(accounts) }, () => createCompany(app, COMPANY)));
const cookies: string[] = [];
for (const { email } of emails) cookies.push(await signInCookie(server, email));
await startIndex(app);

const asked = JSON.parse(queries!) as Record<string, SearchQuery>;
const answers = new Map<string, string>();
for (const [name, query] of Object.entries(asked))
  answers.set(name, JSON.stringify(await findTalents(app, { ...query, domains: [] })));

/** The same reads as the product's route without its framework; /fixed/ answers what was read once. */
const bare = createHttpServer((request, response) => {
  const [, way, name] = request.url!.split('/');
  const send = (body: string) =>
    response
      .setHeader('content-type', 'application/json')
      .setHeader('content-length', Buffer.byteLength(body))
      .end(body);
  if (way === 'fixed') return void send(JSON.stringify(JSON.parse(answers.get(name!)!)));
  void (async () => {
    const viewer = await findViewer(app, new Headers({ cookie: request.headers.cookie! }));
    send(
      JSON.stringify(
        await findTalents(app, { ...asked[name!]!, domains: viewer!.blockKeys, companyId: viewer!.userId }),
      ),
    );
  })();
});
bare.listen(0, '127.0.0.1', () => {
  const portOf = (address: unknown) => (address as AddressInfo).port;
  process.send!({
    port: portOf(server.server.address()),
    barePort: portOf(bare.address()),
    cookies,
    bytes: Object.fromEntries([...answers].map(([name, body]) => [name, body.length])),
  });
});
process.once('disconnect', async () => {
  bare.close();
  await server.close();
  await app.db.deleteFrom('users').where('name', '=', 'Nora Winter').execute();
  await close();
  process.exit(0);
});
