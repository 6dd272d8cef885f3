import { expect, test } from 'vitest';
import { buffer } from 'node:stream/consumers';
import { readZip } from '#test/http/read-zip.ts';
import { type ZipEntry, zip } from './zip.ts';

async function* entries(opened: string[], closed: string[]): AsyncGenerator<ZipEntry> {
  for (const name of ['a.txt', 'b.bin', 'ñ.txt']) {
    opened.push(name);
    try {
      const content = [Buffer.from(name), Buffer.alloc(200_000, 7)];
      yield { name, content, modifiedAt: new Date(0), isText: name.endsWith('.txt') };
    } finally {
      closed.push(name);
    }
  }
}

test('an archive holds its entries, compressed or stored', async () => {
  const closed: string[] = [];
  const files = readZip(await buffer(zip(entries([], closed))));
  expect([...files.keys()]).toEqual(['a.txt', 'b.bin', 'ñ.txt']);
  expect(files.get('b.bin')).toEqual(Buffer.concat([Buffer.from('b.bin'), Buffer.alloc(200_000, 7)]));
  expect(closed).toEqual(['a.txt', 'b.bin', 'ñ.txt']);
});

test('a reader who leaves closes the open entry, and no other is opened', async () => {
  const [opened, closed]: [string[], string[]] = [[], []];
  for await (const piece of zip(entries(opened, closed))) if (piece.length > 0) break;
  expect(opened.length).toBeLessThan(3);
  expect(closed).toEqual(opened);
});

test('an entry that fails fails the archive', async () => {
  async function* broken(): AsyncGenerator<ZipEntry> {
    yield {
      name: 'a.txt',
      modifiedAt: new Date(0),
      isText: true,
      content: (async function* () {
        yield Buffer.from('a');
        throw new Error('disk gone');
      })(),
    };
  }
  await expect(buffer(zip(broken()))).rejects.toThrow('disk gone');
});
