import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Upload } from '@tus/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3 } from '#test/s3/server.ts';
import { readEnv } from '../env.ts';
import { createStorage } from './storage-disk.ts';
import { type Storage, StorageError } from './storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'closeup-storage-'));
const s3 = await startS3();
const make = (settings: Record<string, string> = {}) =>
  createStorage(readEnv({ DATA_DIR: join(folder, 'data'), PUBLIC_URL: 'https://closeup.example', ...settings }));
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each([
  ['the data folder', {}],
  ['a bucket', s3.settings],
])('files in %s', (_where, settings) => {
  let storage: Storage;
  const key = 'talent-videos/somebody/1-a.mp4';
  const bytes = randomBytes(12_000_001);
  const local = join(folder, 'clip');
  const work = join(folder, 'work');
  beforeAll(async () => {
    storage = await make(settings);
    writeFileSync(local, bytes);
  });
  const contentOf = async (name: string) => {
    const file = (await storage.open(name))!;
    return buffer(file.content()).finally(() => file.close());
  };

  test('that are copied in are complete, and the local file stays', async () => {
    await storage.copyIn(key, local);
    expect(await storage.exists(key)).toBe(true);
    expect((await contentOf(key)).equals(bytes)).toBe(true);
    expect(existsSync(local)).toBe(true);
  });

  test('are read in pieces, the last one short', async () => {
    const file = (await storage.open(key))!;
    expect(file.sizeBytes).toBe(bytes.length);
    expect(Math.abs(file.modifiedAt.getTime() - Date.now())).toBeLessThan(60_000);
    expect((await file.read(5, 1000)).equals(bytes.subarray(5, 1005))).toBe(true);
    expect((await file.read(bytes.length - 10, 1000)).equals(bytes.subarray(-10))).toBe(true);
    await file.close();
  });

  test('that are written are text or bytes, and are replaced', async () => {
    await storage.write('talent-videos/somebody/1-a.vtt', 'WEBVTT');
    await storage.write('talent-videos/somebody/1-a.vtt', Buffer.from('WEBVTT ñ'));
    expect((await contentOf('talent-videos/somebody/1-a.vtt')).toString()).toBe('WEBVTT ñ');
  });

  test('can be empty', async () => {
    await storage.write('sources/somebody/empty', '');
    expect(await contentOf('sources/somebody/empty')).toHaveLength(0);
  });

  test('move to another key, and are gone from the first', async () => {
    await storage.write('uploads/1', 'take');
    await storage.move('uploads/1', 'sources/somebody/1-a');
    expect((await contentOf('sources/somebody/1-a')).toString()).toBe('take');
    expect(await storage.exists('uploads/1')).toBe(false);
  });

  test('are brought to a local path, once or twice', async () => {
    for (let time = 0; time < 2; time++) expect(readFileSync(await storage.bring(key, work)).equals(bytes)).toBe(true);
  });

  test("that don't exist open as null, cannot be moved or brought, and are removed without an error", async () => {
    const none = 'sources/somebody/none';
    expect([await storage.open(none), await storage.exists(none)]).toEqual([null, false]);
    await expect(storage.move(none, 'sources/somebody/other')).rejects.toThrow();
    await expect(storage.bring(none, work)).rejects.toThrow();
    await storage.remove([none, 'uploads/none']);
  });

  test('are gone once removed', async () => {
    await storage.remove([key, 'talent-videos/somebody/1-a.vtt']);
    expect([await storage.exists(key), await storage.open('talent-videos/somebody/1-a.vtt')]).toEqual([false, null]);
  });

  test.each(['../secret', 'sources/../secret', '/etc/passwd', 'sources', 'sources/', 'sources/.hidden', 'sources/a\0'])(
    '%j is not a key',
    async (bad) => {
      await expect(async () => storage.write(bad, 'x')).rejects.toThrow('not a storage key');
      await expect(async () => storage.remove([bad])).rejects.toThrow('not a storage key');
      await expect(async () => storage.open(bad)).rejects.toThrow('not a storage key');
    },
  );

  test('arrive in pieces, a second server continues them, and are complete at the end', async () => {
    const other = await make(settings);
    const id = 'uploads/2';
    await storage.uploads.create(new Upload({ id, size: bytes.length, offset: 0 }));
    const cuts = [0, 3, 6_000_000, 6_000_100, bytes.length];
    for (const [index, start] of cuts.slice(0, -1).entries()) {
      const server = index % 2 ? other : storage;
      expect((await server.uploads.getUpload(id)).offset).toBe(start);
      await server.uploads.write(Readable.from([bytes.subarray(start, cuts[index + 1])]), id, start);
    }
    expect((await other.uploads.getUpload(id)).offset).toBe(bytes.length);
    expect((await contentOf(id)).equals(bytes)).toBe(true);
    await storage.remove([id, `${id}.json`, `${id}.info`, `${id}.part`]);
    await expect((await make(settings)).uploads.getUpload(id)).rejects.toBeDefined();
  });

  test('can be stored at the moment', () => expect(storage.check()).resolves.toBeUndefined());
});

describe('a bucket', () => {
  test('keeps nothing of an abandoned upload', async () => {
    const storage = await make(s3.settings);
    await storage.uploads.create(new Upload({ id: 'uploads/3', size: 11_000_000, offset: 0 }));
    await storage.uploads.write(Readable.from([randomBytes(6_000_000)]), 'uploads/3', 0);
    expect(s3.bucket.uploads()).toHaveLength(1);
    await storage.remove(['uploads/3', 'uploads/3.info', 'uploads/3.part']);
    expect([s3.bucket.uploads(), s3.bucket.keys().filter((key) => key.startsWith('uploads/3'))]).toEqual([[], []]);
  });

  test('knows type and cache time of what it holds, in one part or several', async () => {
    const storage = await make(s3.settings);
    writeFileSync(join(folder, 'large'), randomBytes(6_000_000));
    await storage.copyIn('talent-videos/x/2-b.mp4', join(folder, 'large'));
    await storage.write('talent-videos/x/2-b.vtt', 'WEBVTT');
    const [video, captions] = ['mp4', 'vtt'].map((end) => s3.bucket.get(`talent-videos/x/2-b.${end}`).headers);
    expect([video!['content-type'], captions!['content-type']]).toEqual(['video/mp4', 'text/vtt; charset=utf-8']);
    expect(video!['cache-control']).toBe('public, max-age=3600');
  });

  test("gives links that are signed, support ranges, and don't work for another file", async () => {
    const storage = await make(s3.settings);
    await storage.write('talent-videos/x/3-c.mp4', 'hello video');
    const link = (await storage.link('talent-videos/x/3-c.mp4'))!;
    const part = await fetch(link, { headers: { range: 'bytes=6-' } });
    expect([part.status, await part.text()]).toEqual([206, 'video']);
    expect((await fetch(link.replace('3-c', '2-b'))).status).toBe(403);
    expect((await fetch(link.split('?')[0]!)).status).toBe(403);
    expect(new URL(link).searchParams.get('X-Amz-Expires')).toBe('300');
  });

  test.each([
    ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'another-secret' }, 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: '],
    ['an unknown key', { S3_ACCESS_KEY_ID: 'somebody' }, 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: '],
    ['another region', { S3_REGION: 'us-east-1' }, 'S3_REGION: '],
    ['a bucket that does not exist', { S3_BUCKET: 'nothing' }, 'S3_BUCKET: there is no bucket "nothing"'],
    ['an address where nobody answers', { S3_ENDPOINT: 'http://127.0.0.1:1' }, 'S3_ENDPOINT: '],
  ])('%s is reported by the name of the setting', async (_name, change, sentence) => {
    const storage = await make({ ...s3.settings, ...change });
    const error = await storage.check().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StorageError);
    expect((error as Error).message).toContain(sentence);
  });

  test('retries when it is briefly unavailable', async () => {
    const storage = await make(s3.settings);
    s3.state.refuses = /./;
    setTimeout(() => (s3.state.refuses = null), 30);
    await storage.write('sources/x/4-d', 'patient');
    expect(s3.bucket.get('sources/x/4-d').content.toString()).toBe('patient');
  });
});
