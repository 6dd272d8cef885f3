import { requireRecentProof } from '../platform/http/viewer.ts';
import { recordEvent } from '../audit/record-event.ts';
import { startUnlockCheckout } from '../billing/checkout/start-checkout.ts';
import { routes } from '../platform/http/routes.ts';
import { getContact, listContacts } from './contacts.ts';
import { exportContacts } from './export-contacts.ts';
import { getQuote } from './quote.ts';
import { listUnlockedPositions } from '../visibility/accessible.ts';
import { saveContact } from './save-contact.ts';
import { unlockTalent } from './unlock-talent.ts';
import { toVcard } from './vcard.ts';

const { unlocks } = routes;

export const unlockRoutes = {
  getQuote: unlocks.getQuote.handler(({ context: { app, viewer }, input }) => getQuote(app, viewer, input.positionId)),
  unlock: unlocks.unlock.handler(({ context: { app, viewer }, input }) => unlockTalent(app, viewer, input.positionId)),
  startCheckout: unlocks.startCheckout.handler(({ context: { app, viewer }, input }) =>
    startUnlockCheckout(app, viewer, input.positionId),
  ),
  listUnlockedPositions: unlocks.listUnlockedPositions.handler(async ({ context: { app, viewer } }) => ({
    positionIds: await listUnlockedPositions(app.db, viewer.userId),
  })),
  listContacts: unlocks.listContacts.handler(({ context: { app, viewer }, input }) =>
    listContacts(app, viewer.userId, input),
  ),
  exportContacts: unlocks.exportContacts.handler(async ({ context: { app, viewer, address } }) => {
    requireRecentProof(app, viewer);
    const { userId } = viewer;
    const file = await app.exports.during(userId, () => exportContacts(app, userId));
    await recordEvent(app.db, { kind: 'contacts_exported', actorId: userId, subjectId: userId, address });
    return file;
  }),
  getContact: unlocks.getContact.handler(({ context: { app, viewer }, input }) =>
    getContact(app, viewer.userId, input.contactId),
  ),
  saveContact: unlocks.saveContact.handler(({ context: { app, viewer }, input }) =>
    saveContact(app, viewer.userId, input),
  ),
  getVcard: unlocks.getVcard.handler(async ({ context: { app, viewer }, input }) =>
    toVcard(await getContact(app, viewer.userId, input.contactId)),
  ),
};
