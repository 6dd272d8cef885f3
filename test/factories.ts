import { randomUUID } from 'node:crypto';
import { Upload } from '@tus/server';
import type { FastifyInstance } from 'fastify';
import { newReferralCode } from '#server/accounts/registration/register.ts';
import type { Context } from '#server/platform/context.ts';
import { unlockTalent } from '#server/unlocks/unlock-talent.ts';
import { mediaKeys, newStem, sourceKey, uploadKey } from '#server/videos/keys.ts';
import { publishVideo } from '#server/videos/publish-video.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

export const PASSWORD = 'Kestrel-Lamp7';

export interface Account {
  viewer: Viewer;
  email: string;
}

let hashed: Promise<string> | undefined;

/** A confirmed account. All share one password, hashed once: hashing is slow on purpose. */
async function createAccount(
  app: Context,
  userType: Viewer['userType'],
  email: string,
  name: string,
): Promise<Account> {
  const password = await (hashed ??= app.auth.$context.then((context) => context.password.hash(PASSWORD)));
  const user = await app.db
    .insertInto('users')
    .values({ name, email, user_type: userType, email_verified: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('credentials')
    .values({ user_id: user.id, account_id: user.id, provider_id: 'credential', password })
    .execute();
  return {
    email,
    viewer: {
      userId: user.id,
      sessionId: randomUUID(),
      email,
      name,
      userType,
      isAdmin: false,
      hasSecondFactor: false,
      emailVerified: true,
      authenticatedAt: app.clock(),
      blockKeys: [],
    },
  };
}

/** A talent with a profile and one position. */
export async function createTalent(app: Context, fullName = 'Marta Ribeiro Canary') {
  const account = await createAccount(app, 'talent', `talent-${randomUUID()}@talent.example`, fullName);
  const talent_id = account.viewer.userId;
  await app.db
    .insertInto('talent_profiles')
    .values({ user_id: talent_id, full_name: fullName, referral_code: newReferralCode(fullName) })
    .execute();
  const { id } = await app.db
    .insertInto('talent_positions')
    .values({ talent_id, position_title: 'Sales Closer' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...account, positionId: id };
}

export async function createCompany(app: Context, company_name = 'Northwind') {
  const email = `hr-${randomUUID()}@northwind.example`;
  const account = await createAccount(app, 'company', email, 'Nora Winter');
  const place = { city: 'Oslo', country: 'Norway', location: 'Oslo, Norway', address: 'Oslo, Norway' };
  const { block_keys } = await app.db
    .insertInto('company_profiles')
    .values({
      user_id: account.viewer.userId,
      company_name,
      first_name: 'Nora',
      last_name: 'Winter',
      email,
      referral_code: newReferralCode(company_name),
      ...place,
    })
    .returning('block_keys')
    .executeTakeFirstOrThrow();
  return { ...account, viewer: { ...account.viewer, blockKeys: block_keys } };
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
export async function createVideo(
  app: Context,
  talent: { viewer: Viewer; positionId: string },
  { state = 'uploading' }: VideoOptions = {},
) {
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
  if (state === 'uploading')
    await app.storage.uploads.create(new Upload({ id: uploadKey(video.id), size: 1000, offset: 0 }));
  return video;
}

/** A published, searchable video without files. */
export async function createPublishedVideo(app: Context, talent: { viewer: Viewer; positionId: string }) {
  const video = await createVideo(app, talent, { state: 'processing' });
  const stem = video.source_key!.slice('sources/'.length);
  await publishVideo(app, video, {
    ...mediaKeys(stem),
    captions_key: null,
    duration_ms: 12_000,
    width: 720,
    height: 1280,
    has_audio: true,
    loudness_lufs: -16,
  });
  return app.db.selectFrom('videos').selectAll().where('id', '=', video.id).executeTakeFirstOrThrow();
}

/** Signs in over HTTP. @returns the cookie header. */
export async function signInCookie(
  server: FastifyInstance,
  email: string,
  address = `10.0.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`,
) {
  const response = await server.inject({
    method: 'POST',
    url: '/api/session',
    payload: { email, password: PASSWORD },
    remoteAddress: address,
  });
  if (response.statusCode !== 200) throw new Error(`sign-in answered ${response.statusCode}: ${response.body}`);
  return response.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
}

/** A talent who can be found: one position with a published video. */
export async function createFoundTalent(app: Context, fullName?: string) {
  const talent = await createTalent(app, fullName);
  await createPublishedVideo(app, talent);
  return talent;
}

/** A company that has used up the free unlock of the day. */
export async function createCompanyWithoutFreeUnlock(app: Context) {
  const company = await createCompany(app);
  await unlockTalent(app, company.viewer, (await createFoundTalent(app)).positionId);
  return company;
}
