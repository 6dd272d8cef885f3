import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXPORT_PATH } from '#contract/values/product.ts';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import {
  createCompany,
  createPublishedVideo,
  createTalent,
  createVideo,
  signInCookie,
} from '#test/fixtures/factories.ts';
import { readZip } from '#test/http/read-zip.ts';
import type { Context } from '../../platform/context.ts';
import { mediaKeys } from '../../videos/keys.ts';

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
    expect([...files.keys()]).toEqual(['README.txt', 'account.json', 'videos/sales-closer-1.mp4']);
    expect(files.get('videos/sales-closer-1.mp4')!.equals(bytes)).toBe(true);
    const text = files.get('account.json')!.toString();
    const rows = JSON.parse(text);
    expect(rows.talent_profiles).toMatchObject([{ full_name: 'Marta Own' }]);
    expect(rows.videos).toHaveLength(1);
    expect(rows.files).toEqual({ 'videos/sales-closer-1.mp4': video.video_key });
    expect(Object.keys(rows).filter((name) => rows[name].length === 0)).toEqual([]);
    expect(text).not.toContain(theirs.viewer.userId);
    expect(text).not.toMatch(/"token"|"password"/);
  });

  test('files are named after the position and numbered, and README.txt explains each in the account’s language', async () => {
    const talent = await createTalent(app);
    await app.db.updateTable('users').set({ language: 'es' }).where('id', '=', talent.viewer.userId).execute();
    await app.db
      .updateTable('talent_positions')
      .set({ position_title: 'Gestión / Ventas (B2B)' })
      .where('id', '=', talent.positionId)
      .execute();
    const other = await app.db
      .insertInto('talent_positions')
      .values({ talent_id: talent.viewer.userId, position_title: 'Gestión: ventas b2b' })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const positionId of [talent.positionId, other.id, null]) {
      const video = await createVideo(app, { viewer: talent.viewer, positionId }, { state: 'queued' });
      const keys = mediaKeys(video.source_key!.replace('sources/', ''));
      for (const key of [keys.video_key, keys.captions_key]) await app.storage.write(key, 'stored');
    }
    const answer = await download(await signInCookie(server, talent.email));
    const files = readZip(answer.rawPayload);
    const names = ['gestión-ventas-b2b-1', 'gestión-ventas-b2b-2', 'practice-1'];
    expect([...files.keys()]).toEqual([
      'README.txt',
      'account.json',
      ...names.flatMap((name) => [`videos/${name}.mp4`, `videos/${name}-captions.vtt`]),
    ]);
    const readme = files.get('README.txt')!.toString();
    for (const name of [...files.keys()].slice(1)) expect(readme).toContain(`\n${name}\n    `);
    expect(readme).toContain('Sus subtítulos');
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
      [
        'README.txt',
        'account.json',
        `videos/sales-closer-1-original${end}`,
        `videos/sales-closer-1-upload${end}`,
      ].toSorted(),
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
