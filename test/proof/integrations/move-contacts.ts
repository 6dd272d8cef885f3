import type { NewEndpoint } from '#contract/integrations/endpoints.ts';
import { createApiKey } from '#server/integrations/api-keys/api-keys.ts';
import { createEndpoint } from '#server/integrations/webhooks/save-endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import { saveContact } from '#server/unlocks/save-contact.ts';
import { unlockTalent } from '#server/unlocks/unlock-talent.ts';
import { createCompany, createFoundTalent } from '../../fixtures/factories.ts';
import type { ChildServer } from '../../processes/child-server.ts';

/** One in this many has a second endpoint that never responds. */
const HANGING_EVERY = 5;
export const STAGES = ['talking', 'interview', 'offer', 'hired'] as const;

export interface Subject {
  company: Awaited<ReturnType<typeof createCompany>>;
  contactId: string;
  endpoint: NewEndpoint;
  key: string;
  acknowledged: number;
}

/** A company with an unlocked contact, its own endpoint and an API key. */
export async function createSubject(app: Context, receiverUrl: string, index: number): Promise<Subject> {
  const [company, talent] = [await createCompany(app), await createFoundTalent(app)];
  const viewer = { ...company.viewer, authenticatedAt: app.clock() };
  const { id: contactId } = await unlockTalent(app, viewer, talent.positionId);
  const eventTypes = ['contact.stage_changed' as const];
  const add = (path: string) =>
    createEndpoint(app, viewer, { url: `${receiverUrl}${path}`, eventTypes, description: '', origin: 'page' });
  const endpoint = await add(`/${index}`);
  if (index % HANGING_EVERY === 0) await add('/hangs');
  const { key } = await createApiKey(app, viewer, { name: 'Proof', scopes: ['contacts:write'], expiresInDays: null });
  return { company, contactId, endpoint, key, acknowledged: 0 };
}

/** Moves the contact in this process, which is not killed. */
export async function moveHere(app: Context, subject: Subject, stage: (typeof STAGES)[number]) {
  await saveContact(app, subject.company.viewer.userId, { contactId: subject.contactId, stage });
  subject.acknowledged++;
}

/** A change that the killed server didn't acknowledge may or may not have been made. */
export async function moveOverHttp({ url }: ChildServer, subject: Subject, stage: string) {
  const response = await fetch(`${url}/api/contacts/${subject.contactId}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${subject.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ stage }),
  }).catch(() => null);
  if (response?.ok) subject.acknowledged++;
}
