import { routes } from '../platform/http/routes.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys/api-keys.ts';
import { listEndpoints, removeEndpoint } from './webhooks/endpoints.ts';
import { getDelivery, listDeliveries } from './webhooks/deliveries.ts';
import { replayDelivery, replayPeriod } from './webhooks/replay.ts';
import { rotateSecret } from './webhooks/rotate-secret.ts';
import { changeEndpoint, createEndpoint } from './webhooks/save-endpoint.ts';
import { testEndpoint, testTarget } from './webhooks/test-target.ts';
import { getConnection, listSamples, subscribe } from './zapier/hooks.ts';

const { integrations } = routes;

export const integrationRoutes = {
  listEndpoints: integrations.listEndpoints.handler(({ context: { app, viewer } }) => listEndpoints(app, viewer)),
  createEndpoint: integrations.createEndpoint.handler(({ context: { app, viewer }, input: { isZapier, ...wanted } }) =>
    createEndpoint(app, viewer, { ...wanted, origin: viewer.apiKey ? 'api' : isZapier ? 'zapier' : 'page' }),
  ),
  changeEndpoint: integrations.changeEndpoint.handler(({ context: { app, viewer }, input }) =>
    changeEndpoint(app, viewer, input),
  ),
  removeEndpoint: integrations.removeEndpoint.handler(async ({ context: { app, viewer }, input }) => {
    await removeEndpoint(app, viewer, input.endpointId);
    return {};
  }),
  rotateSecret: integrations.rotateSecret.handler(({ context: { app, viewer }, input }) =>
    rotateSecret(app, viewer, input.endpointId),
  ),
  testEndpoint: integrations.testEndpoint.handler(({ context: { app, viewer }, input }) =>
    testEndpoint(app, viewer, input),
  ),
  testTarget: integrations.testTarget.handler(({ context: { app, viewer }, input }) => testTarget(app, viewer, input)),
  listDeliveries: integrations.listDeliveries.handler(({ context: { app, viewer }, input }) =>
    listDeliveries(app, viewer, input),
  ),
  getDelivery: integrations.getDelivery.handler(({ context: { app, viewer }, input }) =>
    getDelivery(app, viewer, input.deliveryId),
  ),
  replayDelivery: integrations.replayDelivery.handler(({ context: { app, viewer }, input }) =>
    replayDelivery(app, viewer, input.deliveryId),
  ),
  replayPeriod: integrations.replayPeriod.handler(({ context: { app, viewer }, input }) =>
    replayPeriod(app, viewer, input),
  ),
  getConnection: integrations.getConnection.handler(({ context: { app, viewer } }) => getConnection(app, viewer)),
  subscribe: integrations.subscribe.handler(({ context: { app, viewer }, input }) => subscribe(app, viewer, input)),
  unsubscribe: integrations.unsubscribe.handler(async ({ context: { app, viewer }, input }) => {
    await removeEndpoint(app, viewer, input.hookId);
    return {};
  }),
  listSamples: integrations.listSamples.handler(({ context: { app, viewer }, input }) =>
    listSamples(app, viewer, input.eventType),
  ),
  listApiKeys: integrations.listApiKeys.handler(({ context: { app, viewer } }) => listApiKeys(app, viewer)),
  createApiKey: integrations.createApiKey.handler(({ context: { app, viewer }, input }) =>
    createApiKey(app, viewer, input),
  ),
  revokeApiKey: integrations.revokeApiKey.handler(async ({ context: { app, viewer }, input }) => {
    await revokeApiKey(app, viewer, input.apiKeyId);
    return {};
  }),
};
