import { startUnlockCheckout } from '#server/billing/checkout/start-checkout.ts';
import type { Context } from '#server/platform/context.ts';
import { refreshTalentDocuments } from '#server/search/documents/search-document.ts';
import { unlockTalent } from '#server/unlocks/unlock-talent.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { createFoundTalent, createVideo } from '../../fixtures/factories.ts';
import { seededRandom } from '../../fixtures/random.ts';

const LETTERS = 'bcdfghjkmpqrtvwxz'.split('');

export interface Canary {
  viewer: Viewer;
  positionId: string;
  videoId: string;
  contactId: string;
  checkoutId: string;
  simulatedId: string;
  secrets: string[];
}

export async function createCanary(app: Context, index: number, stranger: Viewer): Promise<Canary> {
  const random = seededRandom(index + 100);
  const word = () => Array.from({ length: 10 }, () => random.pick(LETTERS)).join('');
  const family = `Z${word()}`;
  const talent = await createFoundTalent(app, `Iris ${family}`);
  const talent_id = talent.viewer.userId;
  const email = `${word()}@${word()}.example`;
  const phone = `+34 6${String(random.upTo(1e8)).padStart(8, '0')}`;
  const linkedin = `in/${word()}`;
  await app.db.updateTable('users').set({ email }).where('id', '=', talent_id).execute();
  await app.db
    .updateTable('talent_profiles')
    .set({
      phone,
      linkedin_url: `https://www.linkedin.com/${linkedin}`,
      city: 'Porto',
      bio: `I sell things. Call ${phone}, write to ${email}, or see linkedin.com/${linkedin}. Ask for ${family}.`,
      skills: [email, phone, `${family} method`, `linkedin.com/${linkedin}`],
      languages: ['Spanish', phone],
      country: email,
    })
    .where('user_id', '=', talent_id)
    .execute();
  await app.db
    .updateTable('talent_positions')
    .set({ position_title: `Sales Closer ${phone}`, skills: [`@${linkedin.slice(3)}`, family] })
    .where('talent_id', '=', talent_id)
    .execute();
  await refreshTalentDocuments(app.db, talent_id, { moderation: 'after' });
  // Another company has unlocked this one and used its free unlock of the day, so the next is a checkout.
  const day = new Date(Date.UTC(2026, 0, 1 + index));
  const fixtures = { ...app, clock: () => day };
  const contact = await unlockTalent(fixtures, stranger, talent.positionId);
  const next = await createFoundTalent(app, 'Someone Else');
  const checkout = await startUnlockCheckout(fixtures, stranger, next.positionId);
  const { video_key } = await app.db
    .selectFrom('videos')
    .select('video_key')
    .where('talent_id', '=', talent_id)
    .executeTakeFirstOrThrow();
  if (!video_key) throw new Error('no video');
  const video = await createVideo(app, talent);
  return {
    viewer: { ...talent.viewer, email },
    positionId: talent.positionId,
    videoId: video.id,
    contactId: contact.id,
    checkoutId: checkout.checkoutId,
    simulatedId: checkout.url.split('/').at(-1)!,
    secrets: [family, email, phone, linkedin],
  };
}

/** The actions of a talent that could emit events to a company's sockets. */
export async function changeEverything(app: Context, { viewer }: Canary) {
  await app.db
    .updateTable('talent_profiles')
    .set({ bio: `I sell more. Mail ${viewer.email}.` })
    .where('user_id', '=', viewer.userId)
    .execute();
  await refreshTalentDocuments(app.db, viewer.userId, { moderation: 'after' });
}
