import { connect } from 'node:net';

/**
 * Asks for ranges over keep-alive connections for some seconds and counts whole answers. It only counts bytes, so that the
 * client costs as little as it can beside the server it measures.
 * @returns answers per second
 */
export async function loadRanges(
  target: { port: number; path: string },
  range: { bytes: number; fileBytes: number },
  clients: number,
  seconds: number,
): Promise<number> {
  const until = performance.now() + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: clients }, (_, client) => one(target, range, client, until)));
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

function one(
  { port, path }: { port: number; path: string },
  { bytes, fileBytes }: { bytes: number; fileBytes: number },
  client: number,
  until: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let answers = 0;
    let missing = 0;
    let headers = '';
    const socket = connect(port, '127.0.0.1');
    const ask = () => {
      const start = ((answers * 16 + client) * 1_048_573) % (fileBytes - bytes);
      headers = '';
      missing = -1;
      socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nrange: bytes=${start}-${start + bytes - 1}\r\n\r\n`);
    };
    socket.on('connect', ask).on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      let body = chunk.length;
      if (missing === -1) {
        headers += chunk.toString('latin1');
        const end = headers.indexOf('\r\n\r\n');
        if (end === -1) return;
        if (!headers.startsWith('HTTP/1.1 206')) return reject(new Error(headers.slice(0, 200)));
        body = headers.length - end - 4;
        missing = bytes;
      }
      missing -= body;
      if (missing > 0) return;
      answers++;
      if (performance.now() < until) return ask();
      socket.destroy();
      resolve(answers);
    });
  });
}
