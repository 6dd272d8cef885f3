import type { Contact } from '#contract/unlocks/contacts.ts';
import type { Context } from '../platform/context.ts';
import { type Viewer, requireRecentProof } from '../platform/http/viewer.ts';
import { recordEvent } from '../audit/record-event.ts';
import { startUnlockCheckout } from '../billing/checkout/start-checkout.ts';
import { routes } from '../platform/http/routes.ts';
import { recordShown } from '../search/documents/score-views.ts';
import { getContact } from './contacts.ts';
import { listContacts } from './list-contacts.ts';
import { exportContacts } from './export-contacts.ts';
import { getQuote } from './quote.ts';
import { listUnlockedPositions } from '../visibility/accessible.ts';
import { saveContact } from './save-contact.ts';
import { unlockTalent } from './unlock-talent.ts';
import { toVcard } from './vcard.ts';

const { unlocks } = routes;

async function shown(app: Context, viewer: Viewer, contact: Contact) {
  await recordShown(app, viewer, [contact]);
  return contact;
}

export const unlockRoutes = {
  getQuote: unlocks.getQuote.handler(({ context: { app, viewer }, input }) => getQuote(app, viewer, input.positionId)),
  unlock: unlocks.unlock.handler(async ({ context: { app, viewer }, input }) =>
    shown(app, viewer, await unlockTalent(app, viewer, input.positionId)),
  ),
  startCheckout: unlocks.startCheckout.handler(({ context: { app, viewer }, input }) =>
    startUnlockCheckout(app, viewer, input.positionId),
  ),
  listUnlockedPositions: unlocks.listUnlockedPositions.handler(({ context: { app, viewer }, input }) =>
    listUnlockedPositions(app.db, viewer.userId, input),
  ),
  listContacts: unlocks.listContacts.handler(async ({ context: { app, viewer }, input }) => {
    const page = await listContacts(app, viewer.userId, input);
    await recordShown(app, viewer, page.items);
    return page;
  }),
  exportContacts: unlocks.exportContacts.handler(async ({ context: { app, viewer, address } }) => {
    requireRecentProof(app, viewer);
    const { userId } = viewer;
    const file = await app.exports.during(userId, () => exportContacts(app, userId));
    await recordEvent(app.db, { kind: 'contacts_exported', actorId: userId, subjectId: userId, address });
    return file;
  }),
  getContact: unlocks.getContact.handler(async ({ context: { app, viewer }, input }) =>
    shown(app, viewer, await getContact(app, viewer.userId, input.contactId)),
  ),
  saveContact: unlocks.saveContact.handler(async ({ context: { app, viewer }, input }) =>
    shown(app, viewer, await saveContact(app, viewer.userId, input)),
  ),
  getVcard: unlocks.getVcard.handler(async ({ context: { app, viewer }, input }) =>
    toVcard(await getContact(app, viewer.userId, input.contactId)),
  ),
};
