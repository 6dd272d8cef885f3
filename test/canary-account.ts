import type { Context } from '#server/platform/context.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import { postMail } from '#server/platform/mail/post-mail.ts';
import { allKeys } from '#server/videos/keys.ts';
import { createCompany, createPublishedVideo, createTalent } from './factories.ts';

/** An account that can be told from all others by every text of it. */
export interface CanaryAccount {
  id: string;
  email: string;
  marks: string[];
  files: Map<string, Buffer>;
}

/** Texts that nobody else has; each is remembered. */
function createMarker(index: number) {
  const marks: string[] = [];
  return {
    marks,
    mark(what: string) {
      const text = `${what}canary${index}x`;
      marks.push(text);
      return text;
    },
  };
}

/** A talent with a published video, one that waits for its job, and mails. */
export async function markTalent(app: Context, index: number): Promise<CanaryAccount> {
  const { marks, mark } = createMarker(index);
  const talent = await createTalent(app, `${mark('Given')} ${mark('Family')}`);
  const id = talent.viewer.userId;
  await app.db
    .updateTable('talent_profiles')
    .set({
      phone: mark('phone'),
      bio: mark('bio'),
      city: mark('city'),
      country: mark('country'),
      linkedin_url: mark('linkedin'),
      skills: [mark('skill')],
      languages: [mark('language')],
    })
    .where('user_id', '=', id)
    .execute();
  await app.db
    .updateTable('talent_positions')
    .set({ position_title: mark('title'), skills: [mark('positionskill')] })
    .where('talent_id', '=', id)
    .execute();
  const video = await createPublishedVideo(app, talent);
  const texts = { original_name: mark('file'), quote: mark('quote'), moderation_notes: mark('notes') };
  await app.db.updateTable('videos').set(texts).where('id', '=', video.id).execute();
  await enqueue(app.db, 'process_video', { videoId: video.id }, { key: `process_video:${video.id}` });
  const files = new Map<string, Buffer>();
  for (const key of allKeys(video).filter((name) => !/\.(?:json|info|part)$/.test(name))) {
    const content = `bytes of ${key} ${mark('bytes')}`;
    marks.pop();
    await app.storage.write(key, content);
    files.set(key, Buffer.from(content));
  }
  await mailTo(app, talent.email, mark('mail'));
  return { id, email: talent.email, marks, files };
}

export async function markCompany(app: Context, index: number): Promise<CanaryAccount> {
  const { marks, mark } = createMarker(index);
  const company = await createCompany(app, mark('Company'));
  const id = company.viewer.userId;
  await app.db
    .updateTable('company_profiles')
    .set({
      first_name: mark('first'),
      last_name: mark('last'),
      phone: mark('phone'),
      city: mark('city'),
      country: mark('country'),
      location: mark('location'),
      address: mark('address'),
      description: mark('description'),
      website: mark('website'),
      industry: mark('industry'),
    })
    .where('user_id', '=', id)
    .execute();
  await app.db
    .updateTable('users')
    .set({ name: mark('name') })
    .where('id', '=', id)
    .execute();
  await mailTo(app, company.email, mark('mail'));
  return { id, email: company.email, marks, files: new Map() };
}

const mailTo = (app: Context, to: string, text: string) =>
  postMail(app, { to, subject: text, text: `Hello ${text}`, html: `<p>${text}</p>` });
