import { endpoints } from './integrations/endpoints.ts';
import { keys } from './integrations/keys.ts';
import { events, test, reasons } from './integrations/events.ts';
import { deliveries } from './integrations/deliveries.ts';

export const integrations = {
  title: 'Integrations',
  lead: 'Send what happens on Closeup to your CRM, your team chat or any other tool, and work with your data through the API.',
  docs: 'Open the API documentation',
  tabs: { label: 'Integrations', zapier: 'Zapier', webhooks: 'Webhooks', deliveries: 'Deliveries', keys: 'API keys' },
  profile: {
    title: 'Integrations',
    text: 'Connect Zapier, add webhooks and create API keys.',
    open: 'Open integrations',
  },
  cancel: 'Cancel',
  failed: 'Something went wrong. Try again in a moment.',
  loadFailed: 'We couldn’t load this',
  retry: 'Retry',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'We couldn’t copy it. Select the text and copy it yourself.',
  events,
  test,
  reasons,
  zapier: {
    title: 'Connect Zapier',
    text: 'In Zapier, start a Zap with “Webhooks by Zapier” and “Catch Hook”, then paste its address here.',
    url: 'Webhook URL',
    urlHint: 'It starts with https://hooks.zapier.com/',
    test: 'Test Zapier Connection',
    testing: 'Testing…',
    save: 'Save connection',
    saving: 'Saving…',
    saved: 'Connection saved',
    list: 'Your Zapier connections',
    none: 'No connections yet. Paste an address, test it and save it.',
  },
  endpoints,
  secret: {
    title: 'Your signing secret',
    text: 'Store it now. We don’t show it again. Your tool uses it to check that a request comes from us.',
    secret: 'Secret',
    publicKey: 'Public key',
    publicKeyHint: 'For tools that check ed25519 signatures',
    done: 'I’ve stored it',
  },
  deliveries,
  keys,
};
