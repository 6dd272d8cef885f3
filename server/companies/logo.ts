import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LOGO_BYTES_MAX } from '#contract/values/limits.ts';
import type { Context } from '../platform/context.ts';
import { invalid } from '../platform/http/failure.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { MediaRefused } from '../platform/media/media.ts';
import { drawStill } from '../platform/media/still.ts';

export const logoKey = (userId: string, logoId: string) => `company-logos/${userId}/${logoId}.webp`;

/** Redraws an uploaded image and makes it the company's logo. @throws invalid_input unless it is a PNG, JPEG or WebP */
export async function saveLogo(
  context: Pick<Context, 'db' | 'storage' | 'uploads'>,
  { userId }: Pick<Viewer, 'userId'>,
  picture: Buffer,
) {
  if (picture.length > LOGO_BYTES_MAX) throw invalid('picture', 'logo_size');
  const logoId = randomBytes(16).toString('hex');
  const key = logoKey(userId, logoId);
  await context.storage.write(key, await context.uploads.during(userId, () => drawLogo(picture)));
  await replaceLogo(context, userId, logoId);
}

async function drawLogo(picture: Buffer): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'closeup-logo-'));
  try {
    const [source, drawn] = [join(folder, 'source'), join(folder, 'logo.webp')];
    await writeFile(source, picture);
    await drawStill('logo', source, drawn);
    return await readFile(drawn);
  } catch (error) {
    if (error instanceof MediaRefused) throw invalid('picture', error.code === 'too_large' ? 'logo_size' : 'logo');
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Makes a stored image the company's logo, or removes the logo, and deletes the previous file. */
export async function replaceLogo({ db }: Pick<Context, 'db'>, userId: string, logoId: string | null) {
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('company_profiles')
      .select('logo_id')
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await trx.updateTable('company_profiles').set({ logo_id: logoId }).where('user_id', '=', userId).execute();
    if (before.logo_id) await enqueue(trx, 'remove_files', { keys: [logoKey(userId, before.logo_id)] });
  });
}

/** Serves logos below /logos. Anyone with the address may load it; a replaced logo is gone. */
export function mountLogos(server: FastifyInstance, { db, storage }: Pick<Context, 'db' | 'storage'>) {
  server.get<{ Params: { name: string } }>('/logos/:name', async (request, reply) => {
    const [, logoId] = /^([0-9a-f]{32})\.webp$/.exec(request.params.name) ?? [];
    const company =
      logoId &&
      (await db.selectFrom('company_profiles').select('user_id').where('logo_id', '=', logoId).executeTakeFirst());
    const file = company ? await storage.open(logoKey(company.user_id, logoId)) : null;
    if (!file) return reply.status(404).type('text/plain').send('Not found');
    const bytes = await file.read(0, file.sizeBytes).finally(() => file.close());
    reply.headers({ 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff' });
    return reply.type('image/webp').send(Buffer.from(bytes));
  });
}
