// The Zapier app for a Closeup installation: one instant trigger for each webhook event, using REST hooks. README.md says how
// to publish it. `server/integrations/zapier/zapier-app.test.ts` validates this definition and checks it against the contract.
const bearer = (request, _z, { authData }) => {
  if (authData.apiKey) request.headers.authorization = `Bearer ${authData.apiKey}`;
  return request;
};
const api = (bundle, path) => `${bundle.authData.site.replace(/\/+$/, '')}/api${path}`;

const authentication = {
  type: 'custom',
  fields: [
    { key: 'site', label: 'Closeup address', default: 'https://closeup.example', required: true, type: 'string' },
    {
      key: 'apiKey',
      label: 'API key',
      required: true,
      type: 'password',
      helpText: 'Create one under Profile → Integrations → API keys, with the permissions for webhooks and contacts.',
    },
  ],
  test: async (z, bundle) => (await z.request(api(bundle, '/hooks/connection'))).data,
  connectionLabel: '{{companyName}}',
};

const ID = '3f2b8c1e-7d4a-4e9b-9c55-0a6f1d2e3b4c';
const contact = { contactId: ID, talentName: 'Marta Ribeiro' };
const campaign = {
  campaignId: ID,
  campaignTitle: 'Account Executive, Iberia',
  positionId: ID,
  talentName: 'Marta R.',
  positionTitle: 'Account Executive',
};
const contactUrl = `https://closeup.example/company/dashboard?contact=${ID}`;
const campaignUrl = `https://closeup.example/company/campaigns/${ID}`;

/** Name, description and sample of each event's trigger. */
const EVENTS = {
  'contact.unlocked': [
    'Contact Unlocked',
    'Triggers when you unlock the contact details of a talent.',
    {
      ...contact,
      conversationId: ID,
      positionId: ID,
      kind: 'paid',
      paid: { amountMinor: 600, currency: 'EUR' },
      url: contactUrl,
    },
  ],
  'message.answered': [
    'Message Answered',
    'Triggers when a talent accepts, declines or blocks your conversation.',
    { ...contact, conversationId: ID, answer: 'accepted', url: `https://closeup.example/messages/${ID}` },
  ],
  'contact.stage_changed': [
    'Contact Stage Changed',
    'Triggers when somebody moves a contact to another stage.',
    { ...contact, stage: 'interview', previousStage: 'talking', url: contactUrl },
  ],
  'campaign.matched': [
    'Campaign Match',
    'Triggers when the daily match of a campaign is found.',
    { ...campaign, score: 92, url: campaignUrl },
  ],
  'campaign.interest': [
    'Campaign Interest',
    'Triggers when a talent shows interest in a campaign.',
    { ...campaign, score: 88, url: campaignUrl },
  ],
  'position.viewed': [
    'Video Viewed',
    'Triggers when your company watches the video of a talent.',
    { positionId: ID, url: `https://closeup.example/company/search-talent?play=${ID}` },
  ],
  'unlock.refunded': [
    'Unlock Refunded',
    'Triggers when you get an unlock or its price back.',
    { ...contact, returned: 'money', amount: { amountMinor: 600, currency: 'EUR' }, url: contactUrl },
  ],
};

/**
 * Subscribes when a Zap is turned on and unsubscribes when it is turned off. Zapier answers 410 for a deleted Zap, which ends
 * the hook too.
 */
const triggerOf = (eventType, [label, description, data]) => ({
  key: eventType.replace('.', '_'),
  noun: label,
  display: { label, description },
  operation: {
    type: 'hook',
    performSubscribe: async (z, bundle) =>
      (
        await z.request(api(bundle, '/hooks'), {
          method: 'POST',
          body: { targetUrl: bundle.targetUrl, eventType },
        })
      ).data,
    performUnsubscribe: async (z, bundle) =>
      (await z.request(api(bundle, `/hooks/${bundle.subscribeData.id}`), { method: 'DELETE', body: {} })).data,
    perform: (_z, bundle) => [bundle.cleanedRequest],
    performList: async (z, bundle) =>
      (await z.request(api(bundle, '/hooks/samples'), { params: { eventType } })).data.items,
    sample: { id: ID, type: eventType, timestamp: '2026-11-21T09:30:00.000Z', isTest: true, data },
  },
});

/** Reads the contact details that events don't carry. */
const contactSearch = {
  key: 'contact',
  noun: 'Contact',
  display: { label: 'Find Contact', description: 'Finds an unlocked contact, with email and phone, by its ID.' },
  operation: {
    inputFields: [{ key: 'contactId', label: 'Contact ID', required: true, type: 'string' }],
    perform: async (z, bundle) => [
      (await z.request(api(bundle, `/contacts/${encodeURIComponent(bundle.inputData.contactId)}`))).data,
    ],
    sample: { id: ID, talentName: 'Marta Ribeiro', email: 'marta@talent.example', phone: '+34 612 004 118' },
  },
};

const triggers = Object.entries(EVENTS).map(([type, texts]) => triggerOf(type, texts));

export default {
  version: '1.0.0',
  platformVersion: '19.1.0',
  authentication,
  beforeRequest: [bearer],
  triggers: Object.fromEntries(triggers.map((trigger) => [trigger.key, trigger])),
  searches: { contact: contactSearch },
};
