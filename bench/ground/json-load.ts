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
  const ask = (cookie: string) =>
    new Promise<void>((resolve, reject) => {
      get({ port, path, agent, host: '127.0.0.1', headers: { cookie } }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`));
        response.on('end', resolve).resume();
      }).on('error', reject);
    });
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let turn = client; performance.now() < until; turn += clients) {
        await ask(cookies[turn % cookies.length]!);
        answers++;
      }
    }),
  );
  agent.destroy();
  return answers / seconds;
}
