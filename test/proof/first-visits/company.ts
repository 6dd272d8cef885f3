import { runAnalysis } from '#test/e2e/support/screens.ts';
import { PASSWORD, openMailedLink } from '#test/e2e/support/people.ts';
import { lookAtFrame, lookInto } from './account.ts';
import type { Visit, Walk } from './visit.ts';

const TABS = ['ai', 'bias', 'analytics'];

/** Somebody who registers a company, unlocks a first contact, and looks at everything an account offers. */
export const company: Walk = async (visit) => {
  await register(visit);
  for (const path of ['search-talent', 'campaigns', 'analytics', 'integrations', 'profile'])
    await visit.open(`/company/${path}`, `${path.replace('-', ' ')}, before anything`);
  await visit.open('/messages', 'messages, before any');
  await visit.open('/notifications', 'notifications, before any');
  await lookAtFrame(visit);
  await search(visit);
  await unlock(visit);
  await post(visit);
};

async function register(visit: Visit) {
  const { page } = visit;
  const email = `ada@newcomer-${visit.language}.example`;
  await visit.open('/company/auth?mode=register', 'registration');
  for (const [label, text] of Object.entries({
    'First name': 'Ada',
    'Last name': 'Newcomer',
    'Company name': 'Newcomer & Co',
    'Corporate email': 'ada@gmail.com',
    City: 'Bern',
    Country: 'Switzerland',
  }))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create New Account' }).click();
  await visit.look('a personal address');
  await page.getByLabel('Corporate email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Create New Account' }).click();
  await page.waitForURL('**/company/dashboard');
  await visit.look('the dashboard, unconfirmed');
  await page.goto('/company/search-talent');
  await lookInto(visit, /^Unlock/, 'an unlock, unconfirmed');
  await openMailedLink(page, email);
  await page.waitForURL('**/company/**');
  await visit.open('/company/dashboard', 'the dashboard, confirmed');
}

async function search(visit: Visit) {
  const { page } = visit;
  await visit.open('/company/search-talent', 'search');
  await lookInto(visit, /^More for/, 'more for a person', 'menu');
  await lookInto(visit, /^Unlock/, 'an unlock');
  await page
    .getByRole('button', { name: /^Watch/ })
    .first()
    .click();
  await page.getByRole('dialog').locator('video').first().waitFor();
  await visit.look('the player');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Reel/ }).click();
  await page.getByRole('dialog').locator('video').first().waitFor();
  await visit.look('the reel');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const at of [0, 1]) await page.getByRole('article').nth(at).getByRole('checkbox').click();
  await visit.look('two people selected');
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /^Compare/ })
    .click();
  await page.getByRole('dialog').waitFor();
  await visit.look('a comparison');
  await page.keyboard.press('Escape');
  await visit.open('/company/search-talent?q=zzyzx', 'a search without results');
  await visit.open('/company/search-talent?q=closr%20madrid', 'a search with a typo');
  for (const tab of TABS) await visit.open(`/company/search-talent?tab=${tab}`, `search, ${tab}`);
  await page.goto('/company/search-talent?tab=bias');
  await page.getByRole('button', { name: 'Run bias analysis' }).click();
  await visit.look('an analysis of nothing');
  await runAnalysis(page);
  await page.getByRole('heading', { name: 'Each candidate' }).waitFor();
  await visit.look('a bias analysis');
}

async function unlock(visit: Visit) {
  const { page } = visit;
  await page.goto('/company/search-talent');
  await page
    .getByRole('button', { name: /^Unlock/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock for free' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Message' }).waitFor();
  await visit.look('a contact');
  await page.keyboard.press('Escape');
  await lookInto(visit, /^Unlock/, 'a second unlock');
  await visit.open('/company/dashboard', 'the dashboard, with a contact');
  await page.getByRole('radio', { name: 'Board' }).click();
  await visit.look('the board');
  await visit.open('/messages', 'messages');
  await page.getByRole('main').getByRole('listitem').first().click();
  await visit.look('a conversation');
}

async function post(visit: Visit) {
  const { page } = visit;
  await visit.open('/company/campaigns', 'campaigns');
  await page.getByRole('button', { name: 'New campaign' }).click();
  const form = page.getByRole('dialog', { name: 'New campaign' });
  await visit.look('a new campaign');
  await form.getByRole('button', { name: 'Post campaign' }).click();
  await visit.look('an empty campaign');
  await form.getByLabel('Title').fill('Closer for Iberia');
  await form.getByLabel('Description').fill('We need a young salesman who runs the whole deal.');
  await visit.look('a campaign with findings');
  await form.getByRole('button', { name: 'Post campaign' }).click();
  await page.getByRole('heading', { name: 'Closer for Iberia' }).waitFor();
  await visit.look('a campaign posted');
  await visit.open('/company/analytics', 'analytics');
  await visit.open('/company/analytics?tab=trends', 'analytics, trends');
  await visit.open('/notifications', 'notifications');
}

/** The company of the demo, which has contacts, campaigns and conversations. */
export const seededCompany: Walk = async (visit) => {
  const { page } = visit;
  await page.request.post('/api/session', { data: { email: 'company@northwind.example', password: 'Closeup1' } });
  await visit.open('/', 'home');
  for (const path of ['dashboard', 'campaigns', 'analytics', 'analytics?tab=trends', 'integrations', 'profile'])
    await visit.open(`/company/${path}`, path);
  await visit.open('/company/campaigns', 'campaigns again');
  await page.locator('main a[href^="/company/campaigns/"]').first().click();
  await page.getByText('out of 100').first().waitFor();
  await visit.look('a campaign');
  await contacts(visit);
  await tools(visit);
  await share(visit);
  await visit.open('/messages', 'messages');
  await page.getByRole('button', { name: /Priya Nair/ }).click();
  await visit.look('a conversation');
  await lookInto(visit, 'Message templates', 'message templates');
  await lookInto(visit, 'More', 'more for a conversation', 'menu');
  await visit.open('/notifications', 'notifications');
};

async function contacts(visit: Visit) {
  const { page } = visit;
  await page.goto('/company/dashboard');
  await page.getByRole('radio', { name: 'Contact and notes' }).click();
  await page.getByLabel('Notes').fill('Call again tomorrow.');
  await visit.look('a contact’s notes');
  await page.getByRole('combobox', { name: 'Stage' }).first().click();
  await visit.look('a contact’s stages');
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Search your contacts' }).fill('Zzyzx');
  await page.getByRole('heading', { name: 'No contact matches “Zzyzx”' }).waitFor();
  await visit.look('a contact that isn’t there');
}

async function tools(visit: Visit) {
  const { page } = visit;
  await visit.open('/company/search-talent', 'search');
  await lookInto(visit, 'Saved searches', 'saved searches');
  await lookInto(visit, 'More tools', 'more tools', 'menu');
  await page.getByRole('button', { name: 'Blind mode' }).click();
  await visit.look('blind mode');
  await page.getByRole('button', { name: 'Blind mode' }).click();
  await visit.open('/company/integrations', 'integrations again');
  await page.getByRole('button', { name: 'Add webhook' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save webhook' }).click();
  await visit.look('an empty webhook');
  await page.keyboard.press('Escape');
  for (const tab of ['Deliveries', 'API keys', 'Zapier']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await visit.look(`integrations, ${tab}`);
  }
  await page.getByRole('tab', { name: 'API keys', exact: true }).click();
  await page.getByRole('button', { name: 'Create API key' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
  await visit.look('an empty API key');
  await page.keyboard.press('Escape');
}

async function share(visit: Visit) {
  const { page } = visit;
  await page.goto('/company/search-talent');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const at of [0, 1]) await page.getByRole('article').nth(at).getByRole('checkbox').click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Share' }).click();
  await visit.look('sharing two people');
  await page.getByLabel('Shortlist name').fill('For Madrid');
  await page.getByRole('button', { name: 'Create link for 2 people' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await visit.look('a link for colleagues');
  await visit.open(link, 'what colleagues see');
}
