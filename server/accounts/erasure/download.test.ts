import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXPORT_PATH } from '#contract/values/product.ts';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { createCompany, createPublishedVideo, createTalent, signInCookie } from '#test/fixtures/factories.ts';
import { readZip } from '#test/http/read-zip.ts';
import type { Context } from '../../platform/context.ts';

describe('downloading one’s own data', () => {
  let app: Context;
  let server: FastifyInstance;

  beforeAll(async () => {
    app = await createTestContext();
    server = await createTestServer(app);
  });
  const download = (cookie?: string) =>
    server.inject({ method: 'GET', url: EXPORT_PATH, headers: cookie ? { cookie } : {} });

  test('a visitor gets nothing', async () => {
    const answer = await download();
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  test('a talent gets all of their own rows and files, and no one else’s', async () => {
    const [mine, theirs] = [await createTalent(app, 'Marta Own'), await createTalent(app, 'Somebody Else')];
    const video = await createPublishedVideo(app, mine);
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7919) & 255));
    writeFileSync(join(app.env.DATA_DIR, 'clip'), bytes);
    await app.storage.copyIn(video.video_key!, join(app.env.DATA_DIR, 'clip'));
    const other = await createPublishedVideo(app, theirs);
    await app.storage.write(other.video_key!, 'not yours');

    const answer = await download(await signInCookie(server, mine.email));
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="closeup-\d{4}-\d\d-\d\d\.zip"$/);
    const files = readZip(answer.rawPayload);
    expect([...files.keys()]).toEqual(['account.json', `files/${video.video_key}`]);
    expect(files.get(`files/${video.video_key}`)!.equals(bytes)).toBe(true);
    const text = files.get('account.json')!.toString();
    const rows = JSON.parse(text);
    expect(rows.talent_profiles).toMatchObject([{ full_name: 'Marta Own' }]);
    expect(rows.videos).toHaveLength(1);
    expect(text).not.toContain(theirs.viewer.userId);
    expect(text).not.toMatch(/"token"|"password"/);
  });

  test.each([
    ['mov', '\0\0\0\x14ftypqt  '],
    ['mp4', '\0\0\0\x20ftypisom'],
    ['webm', '\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm'],
    ['mkv', '\x1a\x45\xdf\xa3\xa3\x42\x82\x88matroska'],
    ['avi', 'RIFF\x24\0\0\0AVI LIST'],
    ['wmv', '\x30\x26\xb2\x75\x8e\x66\xcf\x11'],
    [undefined, 'not a video at all'],
  ])('an original video is named by its content: %s', async (extension, head) => {
    const talent = await createTalent(app);
    const { id, source_key: source } = await createPublishedVideo(app, talent);
    const content = Buffer.alloc(200);
    content.write(head, 'latin1');
    for (const key of [source!, `uploads/${id}`]) await app.storage.write(key, content);
    const answer = await download(await signInCookie(server, talent.email));
    const end = extension ? `.${extension}` : '';
    expect([...readZip(answer.rawPayload).keys()].toSorted()).toEqual(
      ['account.json', `files/uploads/${id}${end}`, `files/${source}${end}`].toSorted(),
    );
  });

  test('other programs can read the archive', async () => {
    const answer = await download(await signInCookie(server, (await createCompany(app)).email));
    const folder = mkdtempSync(join(app.env.DATA_DIR, 'zip-'));
    writeFileSync(join(folder, 'data.zip'), answer.rawPayload);
    try {
      execFileSync('unzip', ['-q', 'data.zip'], { cwd: folder });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      throw error;
    }
    expect(JSON.parse(readFileSync(join(folder, 'account.json'), 'utf8')).company_profiles).toHaveLength(1);
  });

  test('every table that refers to accounts is declared by one noun', async () => {
    const { rows } = await sql<{ name: string }>`
      WITH RECURSIVE referring(oid) AS (
        SELECT 'users'::regclass::oid
        UNION SELECT c.conrelid FROM pg_constraint c JOIN referring r ON c.confrelid = r.oid WHERE c.contype = 'f')
      SELECT oid::regclass::text AS name FROM referring ORDER BY 1`.execute(app.db);
    const declared = app.accountParts.flatMap(({ tables = {}, derivedTables = [] }) => [
      ...Object.keys(tables),
      ...derivedTables,
    ]);
    expect(rows.map(({ name }) => name).filter((name) => !declared.includes(name))).toEqual([]);
    expect(declared).toHaveLength(new Set(declared).size);
  });
});
