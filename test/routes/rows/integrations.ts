import { type RowsOf, companyOf, nobody } from '../row.ts';

const endpoint = { url: 'https://hooks.closeup.example/in', eventTypes: ['contact.unlocked'] };
const target = { url: 'https://hooks.closeup.example/in', eventType: 'contact.unlocked' };
const key = { name: 'Our CRM', scopes: ['contacts:read'], expiresInDays: 90 };

export const integrationRows: RowsOf<'integrations'> = {
  'integrations.listEndpoints': { own: () => ({}) },
  'integrations.createEndpoint': { own: () => endpoint, bad: { ...endpoint, url: 'https://127.0.0.1/' } },
  'integrations.changeEndpoint': {
    own: async (world, who) => ({ ...(await world.makeEndpoint(who)), isActive: false, description: 'The CRM' }),
    other: ({ strangerEndpoint }) => ({ ...strangerEndpoint, isActive: false }),
    bad: { endpointId: nobody, eventTypes: [] },
  },
  'integrations.removeEndpoint': {
    own: (world, who) => world.makeEndpoint(who),
    bad: { endpointId: 'x' },
  },
  'integrations.rotateSecret': {
    own: (world, who) => world.makeEndpoint(who),
    other: ({ strangerEndpoint }) => strangerEndpoint,
    bad: { endpointId: 'x' },
  },
  'integrations.testEndpoint': {
    own: async (world, who) => ({ ...(await world.makeEndpoint(who)), eventType: 'position.viewed' }),
    other: ({ strangerEndpoint }) => ({ ...strangerEndpoint, eventType: 'position.viewed' }),
    bad: { endpointId: nobody, eventType: 'everything' },
  },
  'integrations.testTarget': { own: () => target, bad: { ...target, url: 'http://hooks.example.com/' } },
  'integrations.listDeliveries': { own: () => ({ state: 'failed' }), bad: { state: 'lost' } },
  'integrations.getDelivery': {
    own: (world, who) => world.makeDelivery(who),
    other: ({ strangerDelivery }) => strangerDelivery,
    bad: { deliveryId: 'x' },
  },
  'integrations.replayDelivery': {
    own: (world, who) => world.makeDelivery(who),
    other: ({ strangerDelivery }) => strangerDelivery,
    bad: { deliveryId: 'x' },
  },
  'integrations.replayPeriod': {
    own: async (world, who) => ({ ...(await world.makeEndpoint(who)), ...lastHour() }),
    other: ({ strangerEndpoint }) => ({ ...strangerEndpoint, ...lastHour() }),
    bad: { endpointId: nobody, from: 'yesterday', to: 'today' },
  },
  'integrations.getConnection': { own: () => ({}) },
  'integrations.subscribe': {
    own: () => ({ targetUrl: target.url, eventType: 'campaign.interest' }),
    bad: { targetUrl: 'https://10.0.0.1/', eventType: 'campaign.interest' },
  },
  'integrations.unsubscribe': {
    own: async (world, who) => ({ hookId: (await world.makeEndpoint(who)).endpointId }),
    bad: { hookId: 'x' },
  },
  'integrations.listSamples': { own: () => ({ eventType: 'campaign.matched' }), bad: { eventType: 'all' } },
  'integrations.listApiKeys': { own: () => ({}) },
  'integrations.createApiKey': { own: () => key, bad: { ...key, scopes: ['everything'] } },
  'integrations.revokeApiKey': {
    own: async (world, who) => ({ apiKeyId: (await world.makeApiKey(companyOf(who))).id }),
    bad: { apiKeyId: 'x' },
  },
};

function lastHour() {
  const now = Date.now();
  return { from: new Date(now - 3_600_000).toISOString(), to: new Date(now).toISOString() };
}
