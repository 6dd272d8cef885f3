import { randomUUID } from 'node:crypto';
import { Upload } from '@tus/server';
import type { FastifyInstance } from 'fastify';
import { registerCompany, registerTalent } from '#server/accounts/register.ts';
import type { Context } from '#server/context.ts';
import { mediaKeys, newStem, sourceKey } from '#server/videos/keys.ts';
import { publishVideo } from '#server/videos/publish-video.ts';
import { uploadStore } from '#server/videos/upload-store.ts';
import type { Viewer } from '#server/viewer.ts';

export const PASSWORD = 'Closeup1';

export interface Account {
  viewer: Viewer;
  email: string;
}

async function accountOf(app: Context, email: string): Promise<Account> {
  const user = await app.db.updateTable('users').set({ email_verified: true }).where('email', '=', email).returningAll().executeTakeFirstOrThrow();
  const viewer: Viewer = { userId: user.id, sessionId: randomUUID(), email, name: user.name, userType: user.user_type as Viewer['userType'], isAdmin: user.is_admin, emailVerified: true };
  return { viewer, email };
}

/** A talent with a confirmed email, a profile and one position. */
export async function createTalent(app: Context, fullName = 'Marta Ribeiro Canary') {
  const email = `talent-${randomUUID()}@talent.example`;
  await registerTalent(app, { email, password: PASSWORD, fullName, language: 'en' });
  const account = await accountOf(app, email);
  const { id } = await app.db.selectFrom('talent_positions').select('id').where('talent_id', '=', account.viewer.userId).executeTakeFirstOrThrow();
  return { ...account, positionId: id };
}

export async function createCompany(app: Context, companyName = 'Northwind') {
  const email = `hr-${randomUUID()}@northwind.example`;
  await registerCompany(app, { firstName: 'Nora', lastName: 'Winter', companyName, email, city: 'Oslo', country: 'Norway', password: PASSWORD, language: 'en' });
  return accountOf(app, email);
}

export async function createAdmin(app: Context) {
  const account = await createCompany(app, 'Closeup');
  await app.db.updateTable('users').set({ is_admin: true }).where('id', '=', account.viewer.userId).execute();
  return { ...account, viewer: { ...account.viewer, isAdmin: true } };
}

interface VideoOptions {
  state?: 'uploading' | 'queued' | 'processing' | 'failed';
}

/** A video row on its way, with its upload on disk, and no bytes yet. */
export async function createVideo(app: Context, talent: { viewer: Viewer; positionId: string }, { state = 'uploading' }: VideoOptions = {}) {
  const stem = newStem(talent.viewer.userId, app.clock());
  const video = await app.db
    .insertInto('videos')
    .values({
      position_id: talent.positionId,
      talent_id: talent.viewer.userId,
      original_name: 'me.mp4',
      content_type: 'video/mp4',
      size_bytes: 1000,
      state,
      failure: state === 'failed' ? 'unreadable' : null,
      source_key: state === 'uploading' ? null : sourceKey(stem),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (state === 'uploading') await uploadStore(app).create(new Upload({ id: video.id, size: 1000, offset: 0 }));
  return video;
}

/** A published, searchable video without files. */
export async function createPublishedVideo(app: Context, talent: { viewer: Viewer; positionId: string }) {
  const video = await createVideo(app, talent, { state: 'processing' });
  const stem = video.source_key!.slice('sources/'.length);
  await publishVideo(app, video, { ...mediaKeys(stem), captions_key: null, duration_ms: 12_000, width: 720, height: 1280, has_audio: true, loudness_lufs: -16 });
  return app.db.selectFrom('videos').selectAll().where('id', '=', video.id).executeTakeFirstOrThrow();
}

/** Signs in over HTTP. @returns the cookie header. */
export async function signInCookie(server: FastifyInstance, email: string, address = `10.0.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`) {
  const response = await server.inject({ method: 'POST', url: '/api/session', payload: { email, password: PASSWORD }, remoteAddress: address });
  if (response.statusCode !== 200) throw new Error(`sign-in answered ${response.statusCode}: ${response.body}`);
  return response.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
}
