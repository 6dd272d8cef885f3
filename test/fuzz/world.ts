import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/platform/context.ts';
import { startUnlockCheckout } from '#server/billing/checkout/start-checkout.ts';
import { createCampaign } from '#server/campaigns/campaigns.ts';
import { saveSearch } from '#server/favourites/saved-searches.ts';
import { writeCursor } from '#server/platform/db/keyset.ts';
import { unlockTalent } from '#server/unlocks/unlock-talent.ts';
import type { Random } from '../fixtures/random.ts';
import { createAdmin, createCompany, createFoundTalent, createVideo, signInCookie } from '../fixtures/factories.ts';
import type { Known } from './make-input.ts';

export const ROLES = ['talent', 'company', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export interface Actor {
  role: Role;
  email: string;
  cookie: string;
}

const MAKERS = { talent: createFoundTalent, company: createCompany, admin: createAdmin };

/** Signed-in accounts of each kind that own an object of every kind. There are many, so that no rate limit hides a route. */
export async function createWorld(app: Context, server: FastifyInstance, random: Random, accountsPerRole: number) {
  const known: Known = { ids: [], cursors: [], emails: [] };
  const actors: Actor[] = [];
  const campaign = {
    title: 'Closer',
    description: 'Close.',
    skills: [],
    languages: [],
    location: null,
    workType: null,
  };
  for (let made = 0; made < accountsPerRole; made++) {
    const talent = await createFoundTalent(app);
    const company = await createCompany(app);
    const admin = await createAdmin(app);
    for (const [role, { email }] of Object.entries({ talent, company, admin }) as [Role, { email: string }][])
      actors.push({ role, email, cookie: await signInCookie(server, email) });
    const video = await createVideo(app, { ...talent, positionId: await addPosition(app, talent.viewer.userId) });
    const contact = await unlockTalent(app, company.viewer, talent.positionId);
    const opened = await createCampaign(app, company.viewer, {
      ...campaign,
      salaryMinMinor: null,
      salaryMaxMinor: null,
      startsOn: null,
    });
    const search = await saveSearch(app, company.viewer, { name: 'Closers', query: {}, hasAlerts: false });
    const checkout = await startUnlockCheckout(app, company.viewer, (await createFoundTalent(app)).positionId);
    const ids = [talent.positionId, talent.viewer.userId, company.viewer.userId, video.id, contact.id];
    known.ids.push(...ids, contact.conversationId, opened.id, search.id, checkout.checkoutId);
    known.emails.push(talent.email, company.email);
  }
  known.cursors.push(...known.ids.slice(0, 9).map((id) => writeCursor({ part: 0, at: '2030-01-01 00:00:00+00', id })));
  return { known, actors, signInAgain: (actor: Actor) => signInAgain(app, server, actor, random) };
}

/** Signs in again when a request has ended the session, and replaces accounts that are locked out. */
async function signInAgain(app: Context, server: FastifyInstance, actor: Actor, random: Random) {
  const address = `10.77.${random.upTo(255)}.${random.upTo(255)}`;
  actor.cookie = await signInCookie(server, actor.email, address).catch(async () => {
    actor.email = (await MAKERS[actor.role](app)).email;
    return signInCookie(server, actor.email, address);
  });
}

async function addPosition({ db }: Context, talent_id: string) {
  const values = { talent_id, position_title: 'Consultant' };
  return (await db.insertInto('talent_positions').values(values).returning('id').executeTakeFirstOrThrow()).id;
}
