import { lookAtFrame } from './account.ts';
import type { Walk } from './visit.ts';

const PAGES = [
  'video-moderation',
  'contested-scores',
  'companies',
  'support',
  'audit',
  'impact-ratios',
  'demo-analyzer',
];
const CALL = `Rep: Thanks for taking the time, Dana. What made you look for a new tool?
Prospect: Our forecasts are a mess, and my team spends Fridays in spreadsheets.
Rep: What does that cost you?
Prospect: Two deals last quarter. But I worry about the price, and my CFO has to sign.
Rep: Makes sense. Shall we bring your CFO into a call on Tuesday?
Prospect: Tuesday works. Send me the proposal.`;

/** Somebody who operates the marketplace, on the first day. */
export const admin: Walk = async (visit) => {
  const { page } = visit;
  await page.request.post('/api/session', { data: { email: 'admin@closeup.example', password: 'Closeup1' } });
  const message = { name: 'Vera Visitor', email: 'vera@visitor.example', message: 'How long may a video be?' };
  await page.request.post('/api/support/messages', { data: message });
  await visit.open('/', 'home');
  for (const path of PAGES) await visit.open(`/admin/${path}`, path.replace('-', ' '));
  await page.getByLabel('Call Transcript').fill(CALL);
  await page.getByRole('button', { name: 'Analyze Call' }).click();
  await page.getByText('Call analysis completed!').waitFor();
  await visit.look('a call');
  await visit.open('/admin/video-moderation', 'video moderation again');
  await page.getByRole('button', { name: 'Reject', exact: true }).first().click();
  await visit.look('a rejection without a reason');
  await visit.open('/admin/support', 'support again');
  await page
    .getByRole('button', { name: /Vera Visitor/ })
    .first()
    .click();
  await visit.look('a message of a visitor');
  await visit.open('/notifications', 'notifications');
  await lookAtFrame(visit);
};
