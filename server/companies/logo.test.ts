import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { beforeAll, expect, test } from 'vitest';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { createCompany } from '#test/fixtures/factories.ts';
import { accountParts } from '../app/create-context.ts';
import type { Context } from '../platform/context.ts';
import { logoKey, replaceLogo, saveLogo } from './logo.ts';
import { getCompanyProfile } from './profile.ts';

let app: Context;
beforeAll(async () => {
  app = await createTestContext();
});

const draw = (width: number, height: number) =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="40" cy="40" r="30"/></svg>`,
  )
    .render()
    .asPng();

/** A small file whose header declares 9,000 by 9,000 pixels. */
function hugePng() {
  const png = Buffer.from(draw(80, 80));
  png.writeUInt32BE(9000, 16);
  png.writeUInt32BE(9000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

async function logoOf(userId: string) {
  const { logo_id } = await app.db
    .selectFrom('company_profiles')
    .select('logo_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return logo_id;
}

test('a wide, transparent PNG becomes a WebP of 256 by 256 pixels, which is served without naming the company', async () => {
  const { viewer } = await createCompany(app);
  await saveLogo(app, viewer, draw(300, 90));
  const { logoUrl } = await getCompanyProfile(app, viewer);
  expect(logoUrl).not.toContain(viewer.userId);
  const server = await createTestServer(app);
  const { rawPayload, headers } = await server.inject(new URL(logoUrl!).pathname);
  expect(headers['content-type']).toBe('image/webp');
  // The header of a lossy WebP holds width and height at byte 26.
  expect([rawPayload.readUInt16LE(26) & 0x3fff, rawPayload.readUInt16LE(28) & 0x3fff]).toEqual([256, 256]);
});

test.each([
  ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a PNG without a picture', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(400)])],
  ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
])('%s is refused with an error on the field, and the earlier logo stays', async (_, picture) => {
  const { viewer } = await createCompany(app);
  await saveLogo(app, viewer, draw(80, 80));
  const before = await logoOf(viewer.userId);
  await expect(saveLogo(app, viewer, picture)).rejects.toMatchObject({ data: { fields: { picture: 'logo' } } });
  expect(await logoOf(viewer.userId)).toBe(before);
});

test('an image of more than 16 megapixels is refused', async () => {
  const { viewer } = await createCompany(app);
  await expect(saveLogo(app, viewer, hugePng())).rejects.toMatchObject({ data: { fields: { picture: 'logo' } } });
});

test('a replaced or removed logo is deleted from the storage, and an account is exported and erased with its logo', async () => {
  const { viewer } = await createCompany(app);
  await saveLogo(app, viewer, draw(80, 80));
  const first = logoKey(viewer.userId, (await logoOf(viewer.userId))!);
  const removals = async () => {
    const { rows } = await app.pool.query<{ payload: { keys: string[] } }>(
      "SELECT payload FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = 'remove_files'",
    );
    return rows.flatMap(({ payload }) => payload.keys);
  };
  await saveLogo(app, viewer, draw(90, 90));
  expect(await removals()).toContain(first);
  const second = logoKey(viewer.userId, (await logoOf(viewer.userId))!);
  const part = accountParts.find(({ tables }) => tables?.company_profiles)!;
  expect(await part.listFiles!(app, viewer.userId)).toMatchObject([{ key: second, name: 'logo' }]);
  await replaceLogo(app, viewer.userId, null);
  expect(await removals()).toContain(second);
  expect((await getCompanyProfile(app, viewer)).logoUrl).toBeNull();
});
