import { PASSWORD } from '../../fixtures/factories.ts';
import { type RowsOf, nextNumber, nobody } from '../row.ts';

const passkeyAnswer = {
  id: 'none',
  rawId: 'none',
  type: 'public-key',
  response: { clientDataJSON: 'bm9uZQ', authenticatorData: 'none', signature: 'none' },
};
const newPasskey = { ...passkeyAnswer, response: { clientDataJSON: 'bm9uZQ', attestationObject: 'none' } };

/** The subscription that a browser gets from its push service. */
const browser = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/matrix',
  keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') },
};

export const accountRows: RowsOf<'accounts' | 'audit' | 'notifications'> = {
  'accounts.getSession': { own: () => ({}) },
  'accounts.signIn': {
    own: () => ({ email: 'nobody@nowhere.example', password: 'Wrong1234' }),
    answers: 401,
    bad: { email: 'nowhere', password: '' },
  },
  'accounts.signOut': { own: () => ({}), endsSession: true },
  'accounts.registerTalent': {
    own: () => ({ email: `new-${nextNumber()}@talent.example`, password: PASSWORD, fullName: 'New Talent' }),
    bad: { email: 'new@talent.example', password: 'short', fullName: 'Two\nLines' },
  },
  'accounts.registerCompany': {
    own: () => ({
      email: `new-${nextNumber()}@acme.example`,
      password: PASSWORD,
      firstName: 'A',
      lastName: 'B',
      companyName: 'Acme',
      city: 'Oslo',
      country: 'Norway',
    }),
    endsSession: true,
    bad: { email: 'someone@gmail.com', password: 'Closeup1' },
  },
  'accounts.confirmEmail': { own: () => ({ token: 'none' }), answers: 410, bad: { token: '' } },
  'accounts.resendConfirmation': { own: () => ({ email: 'nobody@nowhere.example' }), bad: { email: 'nowhere' } },
  'accounts.requestPasswordReset': {
    own: () => ({ email: 'nobody@nowhere.example' }),
    bad: { email: ['nobody@nowhere.example'] },
  },
  'accounts.checkResetLink': { own: () => ({ token: 'none' }), answers: 410, bad: { token: 'x'.repeat(2049) } },
  'accounts.resetPassword': {
    own: () => ({ token: 'none', password: PASSWORD }),
    answers: 410,
    bad: { token: 'none', password: 'lowercase1' },
  },
  'accounts.listSessions': { own: () => ({}), bad: { cursor: 'x' } },
  'accounts.endSession': {
    own: async ({ makeSession }, who) => ({ sessionId: await makeSession(who) }),
    other: ({ other }) => ({ sessionId: other.sessionId }),
    bad: { sessionId: 'this' },
  },
  'accounts.endAllSessions': { own: () => ({}), endsSession: true },
  'accounts.changePassword': { own: () => ({ newPassword: PASSWORD }), bad: { newPassword: 'short' } },
  'accounts.reauthenticate': { own: () => ({ password: PASSWORD }), bad: { password: '' } },
  'accounts.changeEmail': { own: () => ({ email: `moved-${nextNumber()}@acme.example` }), bad: { email: 'nobody' } },
  'accounts.confirmEmailChange': { own: () => ({ token: 'none' }), answers: 410, bad: { token: '' } },
  'accounts.revertEmailChange': {
    own: () => ({ token: 'none', password: PASSWORD }),
    answers: 410,
    bad: { token: 'none', password: 'short' },
  },
  'accounts.prepareDownload': { own: () => ({}) },
  'accounts.getSignInMethods': { own: () => ({}) },
  'accounts.startPasskeySignIn': { own: () => ({}) },
  'accounts.signInWithPasskey': {
    own: () => ({ answer: passkeyAnswer }),
    bad: { answer: { ...passkeyAnswer, id: 'not base64url' } },
    answers: 401,
  },
  'accounts.startPasskey': { own: () => ({}) },
  'accounts.addPasskey': {
    own: () => ({ answer: newPasskey }),
    bad: { answer: { ...newPasskey, type: 'password' } },
    answers: 401,
  },
  'accounts.renamePasskey': {
    own: async (world, who) => ({ passkeyId: await world.makePasskey(who), name: 'My phone' }),
    other: ({ strangerPasskey }) => ({ passkeyId: strangerPasskey, name: 'Mine now' }),
    bad: { passkeyId: nobody, name: ' ' },
  },
  'accounts.removePasskey': {
    own: async (world, who) => ({ passkeyId: await world.makePasskey(who) }),
    other: ({ strangerPasskey }) => ({ passkeyId: strangerPasskey }),
    bad: { passkeyId: 'none' },
  },
  'accounts.startPasskeyProof': { own: () => ({}) },
  'accounts.provePasskey': {
    own: () => ({ answer: passkeyAnswer }),
    bad: { answer: { ...passkeyAnswer, id: '' } },
    answers: 401,
  },
  'accounts.finishSignIn': { own: () => ({ code: '000000' }), bad: { code: ' ' }, answers: 410 },
  'accounts.startTwoStep': { own: () => ({}) },
  // A valid first code is tested in the route's own tests.
  'accounts.enableTwoStep': { own: () => ({ code: '000000' }), bad: { code: 'x'.repeat(41) }, answers: 400 },
  'accounts.renewRecoveryCodes': { own: () => ({}), answers: 409 },
  'accounts.disableTwoStep': { own: () => ({}) },
  'accounts.proveCode': { own: () => ({ code: '000000' }), bad: { code: '' }, answers: 400 },
  'accounts.requestDeletion': { own: () => ({}), endsSession: true },
  'accounts.cancelDeletion': { own: () => ({}) },
  'audit.listEvents': { own: () => ({ group: 'signIn', who: 'nobody@nowhere.example' }), bad: { from: '2026-02-30' } },
  'audit.exportEvents': { own: () => ({ to: '2026-12-31' }), bad: { group: 'everything' } },
  'notifications.listNotifications': { own: () => ({}), bad: { cursor: 'x' } },
  'notifications.countUnread': { own: () => ({}) },
  'notifications.markRead': {
    own: () => ({}),
    other: () => ({ notificationIds: [nobody] }),
    bad: { notificationIds: ['none'] },
  },
  'notifications.getPreferences': { own: () => ({}) },
  'notifications.savePreferences': {
    own: () => ({
      emails: { message: false },
      quietHours: { start: '22:00', end: '08:00' },
      timeZone: 'Europe/Madrid',
    }),
    bad: { quietHours: { start: '22:00', end: '08:00' } },
  },
  'notifications.subscribePush': {
    own: () => browser,
    bad: { ...browser, endpoint: 'https://127.0.0.1/push' },
  },
  'notifications.unsubscribePush': { own: () => ({ endpoint: browser.endpoint }), bad: { endpoint: 'none' } },
  'notifications.subscribeAgain': { own: () => ({ token: 'none' }), answers: 410, bad: { token: 'x'.repeat(201) } },
  'notifications.unsubscribe': { own: () => ({ token: 'none' }), answers: 410, bad: { token: 'x'.repeat(201) } },
};
