import dns from 'node:dns';
import { once } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { type AddressInfo, type Server, createServer } from 'node:net';
import { createPostToTarget, requireTarget } from '#server/platform/http/target.ts';
import { startReceiver } from '../http/webhook-receiver.ts';
import { privateForms, privateNames } from '../http/private-addresses.ts';

/** The only port besides 443 that targets may use, so that only the address can stop a request. */
const ALLOWED_PORT = 8443;
const CUT_AFTER_MS = 1500;
const REBINDS = 20;
const STRICT = { WEBHOOKS_TO_LOOPBACK: false };

/**
 * Private addresses in 200 forms, behind names, behind redirects and behind names that change their address after the check.
 * Servers listen on this machine, also on the allowed port: any connection to one of them is a failure.
 */
export async function prove() {
  const failures: string[] = [];
  const connections: string[] = [];
  const listening = await Promise.all([ALLOWED_PORT, 0].map((port) => listen(port, connections)));
  const customPort = (listening[1]!.address() as AddressInfo).port;
  const names = interceptNames();
  const post = createPostToTarget(STRICT);
  let asked = 0;
  let accepted = 0;

  async function attack(url: string, how: string) {
    asked++;
    const before = connections.length;
    const answer = await post(url, '{}', {}, AbortSignal.timeout(CUT_AFTER_MS)).catch(() => null);
    if (answer && answer.status !== null) failures.push(`${how}: ${url} answered ${answer.status}`);
    if (connections.length > before) failures.push(`${how}: ${url} reached a server of this machine`);
  }

  // Control: with the test setting, the same request arrives, so a leak would be noticed.
  await createPostToTarget({ WEBHOOKS_TO_LOOPBACK: true })(`http://127.0.0.1:${customPort}/`, '{}', {});
  if (connections.splice(0).length !== 1) failures.push('the servers of this machine see no connection');

  const forms = privateForms([ALLOWED_PORT, customPort]);
  for (const url of forms) {
    if (await isAccepted(url)) accepted++;
    if (await isAccepted(url)) failures.push(`accepted as an endpoint: ${url}`);
    await attack(url, 'address');
  }

  for (const [index, addresses] of privateNames.entries()) {
    const host = `name-${index}.attacker.net`;
    names.set(host, () => addresses);
    await attack(`https://${host}:${ALLOWED_PORT}/`, `name for ${addresses.join(', ')}`);
  }

  // The first lookup, like a check before connecting, returns a public address.
  for (let index = 0; index < REBINDS; index++) {
    const host = `rebind-${index}.attacker.net`;
    let lookups = 0;
    names.set(host, () => (lookups++ < index % 3 ? ['93.184.216.34'] : ['127.0.0.1']));
    for (let round = 0; round < index % 3; round++) dns.lookup(host, { all: true }, () => undefined);
    for (let round = 0; round < 2; round++) await attack(`https://${host}:${ALLOWED_PORT}/`, 'rebinding');
  }

  if (names.asked.size !== privateNames.length + REBINDS) failures.push('names were not looked up');
  asked += await attackByRedirects([...forms, `http://127.0.0.1:${customPort}/`], connections, failures);
  names.restore();
  for (const server of listening) server.close();
  return {
    n: asked,
    failures,
    promise: `${forms.length} forms of private addresses (${accepted} accepted), ${privateNames.length} names, ${REBINDS} rebinding names, and the same forms behind redirects: ${connections.length} connections reached.`,
  };
}

async function isAccepted(url: string) {
  try {
    await requireTarget(STRICT, url);
    return true;
  } catch {
    return false;
  }
}

/**
 * With the test setting, a target may be on this machine. It redirects to every form, with each status. @returns the number of
 * attempts
 */
async function attackByRedirects(forms: string[], connections: string[], failures: string[]) {
  const receiver = await startReceiver();
  const post = createPostToTarget({ WEBHOOKS_TO_LOOPBACK: true });
  const statuses = [301, 302, 303, 307, 308];
  for (const [index, location] of forms.entries()) {
    const status = statuses[index % statuses.length]!;
    receiver.answer = (_received, response) =>
      void response.writeHead(status, { location: location.replace(/[^\x20-\x7e]/g, encodeURIComponent) }).end();
    const before = connections.length;
    const answer = await post(`${receiver.url}/hop`, '{}', {});
    if (answer.status !== status) failures.push(`redirect to ${location}: answered ${answer.status}`);
    if (connections.length > before) failures.push(`redirect to ${location}: reached a server of this machine`);
  }
  if (receiver.received.length !== forms.length) failures.push('a redirect was followed to the receiver');
  await receiver.close();
  return forms.length;
}

/** Counts every connection, on all addresses of both families. */
async function listen(port: number, connections: string[]): Promise<Server> {
  const server = createServer((socket) => {
    connections.push(`${socket.remoteAddress}`);
    socket.destroy();
  });
  server.listen(port, '::');
  await once(server, 'listening');
  return server;
}

/** Resolves attackers' names as their DNS servers would. All other names are unaffected. */
function interceptNames() {
  const answers = new Map<string, () => string[]>();
  const asked = new Set<string>();
  const real = dns.lookup;
  const fake = (host: string, options: dns.LookupOptions, callback: (...given: unknown[]) => void) => {
    const answer = answers.get(host);
    if (!answer) return real(host, options as dns.LookupAllOptions, callback as never);
    asked.add(host);
    const found = answer().map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (options.all) callback(null, found);
    else callback(null, found[0]!.address, found[0]!.family);
  };
  dns.lookup = fake as unknown as typeof dns.lookup;
  syncBuiltinESMExports();
  return {
    asked,
    set: (host: string, answer: () => string[]) => void answers.set(host, answer),
    restore() {
      dns.lookup = real;
      syncBuiltinESMExports();
    },
  };
}
