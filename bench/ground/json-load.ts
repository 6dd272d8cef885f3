import { Agent, get } from 'node:http';

export interface Target {
  port: number;
  path: string;
  cookies: readonly string[];
}

/** Asks over keep-alive connections for some seconds, each with one account after the other. @returns answers per second */
export async function loadJson({ port, path, cookies }: Target, clients: number, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const until = performance.now() + seconds * 1000;
  let answers = 0;
  // Each account at an address of its own, so that no limit is met.
  const ask = (account: number) =>
    new Promise<void>((resolve, reject) => {
      const headers = { cookie: cookies[account]!, 'x-forwarded-for': `10.90.${account >> 8}.${account & 255}` };
      get({ port, path, agent, host: '127.0.0.1', headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`));
        response.on('end', resolve).resume();
      }).on('error', reject);
    });
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let turn = client; performance.now() < until; turn += clients) {
        await ask(turn % cookies.length);
        answers++;
      }
    }),
  );
  agent.destroy();
  return answers / seconds;
}
