import { type InputRow, type RowsOf, type Who, type World, companyOf, nobody } from '../row.ts';

/** A PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const companyRows: RowsOf<'companies' | 'unlocks' | 'billing'> = {
  'companies.getProfile': { own: () => ({}) },
  'companies.saveProfile': {
    own: () => ({
      companyName: 'Northwind',
      firstName: 'Nora',
      lastName: 'Winter',
      description: null,
      website: null,
      phone: null,
      address: 'Fjord 1',
      city: 'Oslo',
      country: 'Norway',
      industry: null,
    }),
    bad: { companyName: ' ', website: 'nowhere' },
  },
  'companies.saveLogo': { own: () => ({ picture: PIXEL }), bad: { picture: 'not base64!' } },
  'companies.removeLogo': { own: () => ({}) },
  'companies.publishPage': { own: () => ({ isPublished: false }), bad: { isPublished: 'yes' } },
  'companies.closeFirstSteps': { own: () => ({}) },
  'companies.getPage': {
    own: ({ pages }) => ({ publicId: pages.publicId }),
    other: () => ({ publicId: '0'.repeat(12) }),
    bad: { publicId: 'northwind' },
  },
  'companies.listCompanies': { own: () => ({ text: 'north' }), bad: { text: 'x'.repeat(121) } },
  'companies.setVerified': {
    own: ({ companies }) => ({ companyId: companies.stranger.viewer.userId, decision: 'yes' }),
    other: () => ({ companyId: nobody, decision: 'no' }),
    bad: { companyId: nobody, decision: 'perhaps' },
  },
  'unlocks.getQuote': {
    own: ({ other }) => ({ positionId: other.positionId }),
    other: () => ({ positionId: nobody }),
    bad: { positionId: 'none' },
  },
  'unlocks.unlock': {
    own: ({ other }) => ({ positionId: other.positionId }),
    other: () => ({ positionId: nobody }),
    bad: {},
  },
  'unlocks.startCheckout': {
    own: ({ lockedPositionId }) => ({ positionId: lockedPositionId }),
    other: () => ({ positionId: nobody }),
    bad: { positionId: 7 },
  },
  'unlocks.listUnlockedPositions': { own: () => ({}), bad: { cursor: 'x' } },
  'unlocks.listContacts': { own: () => ({ stage: 'new' }), bad: { cursor: 'x' } },
  'unlocks.exportContacts': { own: () => ({}) },
  'unlocks.getContact': {
    own: ({ companies }, who) => ({ contactId: companies[companyOf(who)].contactId }),
    other: ({ companies }) => ({ contactId: companies.stranger.contactId }),
    bad: { contactId: 'x' },
  },
  'unlocks.saveContact': {
    own: ({ companies }, who) => ({
      contactId: companies[companyOf(who)].contactId,
      stage: 'offer',
      notes: 'Call Monday',
    }),
    other: ({ companies }) => ({ contactId: companies.stranger.contactId, notes: 'mine' }),
    bad: { contactId: nobody, stage: 'lost' },
  },
  'unlocks.getVcard': {
    own: ({ companies }, who) => ({ contactId: companies[companyOf(who)].contactId }),
    other: ({ companies }) => ({ contactId: companies.stranger.contactId }),
    bad: { contactId: 'x' },
  },
  'billing.getBilling': { own: () => ({}) },
  'billing.listInvoices': { own: () => ({}), bad: { cursor: 'x' } },
  'billing.startPremium': { own: () => ({}) },
  'billing.confirmCheckout': {
    own: async ({ openCheckout }, who) => ({ checkoutId: (await openCheckout(companyOf(who))).checkoutId }),
    other: ({ strangerCheckout }) => ({ checkoutId: strangerCheckout.checkoutId }),
    bad: { checkoutId: 'x' },
  },
  'billing.getSimulatedCheckout': simulatedRow({}),
  'billing.paySimulated': { ...simulatedRow({ card: 'works' }), bad: { simulatedId: 'x', card: 'gold' } },
  'billing.declineSimulated': simulatedRow({}),
  'billing.abandonSimulated': simulatedRow({}),
  'billing.cancelPremium': { own: premiumOf },
  'billing.resumePremium': { own: premiumOf },
  'billing.openPortal': { own: premiumOf },
};

function simulatedRow(rest: Record<string, unknown>): InputRow {
  return {
    own: async ({ openCheckout }, who) => ({ ...rest, simulatedId: (await openCheckout(companyOf(who))).simulatedId }),
    other: ({ strangerCheckout }) => ({ ...rest, simulatedId: strangerCheckout.simulatedId }),
    bad: { simulatedId: 'x'.repeat(81) },
  };
}

async function premiumOf(world: World, who: Who) {
  if (who === 'company' || who === 'admin') await world.needPremium(who);
  return {};
}
