import { requireRecentProof } from '../platform/http/viewer.ts';
import { routes } from '../platform/http/routes.ts';
import { getBilling, openPortal, setPremiumEnding } from './billing.ts';
import { confirmCheckout } from './checkout/confirm-checkout.ts';
import { abandonSimulated, declineSimulated, getSimulatedCheckout, paySimulated } from './simulated/checkout.ts';
import { listInvoices } from './invoices.ts';
import { startPremiumCheckout } from './checkout/start-checkout.ts';

const { billing } = routes;

export const billingRoutes = {
  getBilling: billing.getBilling.handler(({ context: { app, viewer } }) => getBilling(app, viewer)),
  listInvoices: billing.listInvoices.handler(({ context: { app, viewer }, input }) => listInvoices(app, viewer, input)),
  startPremium: billing.startPremium.handler(({ context: { app, viewer } }) => startPremiumCheckout(app, viewer)),
  confirmCheckout: billing.confirmCheckout.handler(({ context: { app, viewer }, input }) =>
    confirmCheckout(app, viewer, input.checkoutId),
  ),
  cancelPremium: billing.cancelPremium.handler(({ context: { app, viewer } }) => setPremiumEnding(app, viewer, true)),
  resumePremium: billing.resumePremium.handler(({ context: { app, viewer } }) => setPremiumEnding(app, viewer, false)),
  openPortal: billing.openPortal.handler(({ context: { app, viewer } }) => {
    requireRecentProof(app, viewer);
    return openPortal(app, viewer);
  }),
  getSimulatedCheckout: billing.getSimulatedCheckout.handler(({ context: { app, viewer }, input }) =>
    getSimulatedCheckout(app, viewer, input.simulatedId),
  ),
  paySimulated: billing.paySimulated.handler(({ context: { app, viewer }, input }) => paySimulated(app, viewer, input)),
  declineSimulated: billing.declineSimulated.handler(({ context: { app, viewer }, input }) =>
    declineSimulated(app, viewer, input.simulatedId),
  ),
  abandonSimulated: billing.abandonSimulated.handler(({ context: { app, viewer }, input }) =>
    abandonSimulated(app, viewer, input.simulatedId),
  ),
};
