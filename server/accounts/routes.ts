import { EXPORT_PATH } from '#contract/values/product.ts';
import { routes } from '../platform/http/routes.ts';
import { confirmEmailChange, requestEmailChange } from './verification/change-email.ts';
import { changePassword } from './passwords/change-password.ts';
import { confirmEmail, resendConfirmation } from './verification/confirmation.ts';
import { cancelDeletion, requestDeletion } from './erasure/deletion.ts';
import { inConstantTime } from './constant-time.ts';
import { requireExportAllowed } from './erasure/export-account.ts';
import { requireStrongPassword } from './passwords/password-policy.ts';
import { rememberPendingBrowser } from './registration/pending-registration.ts';
import { reauthenticate } from './sign-in/reauthenticate.ts';
import { registerCompany, registerTalent } from './registration/register.ts';
import { checkResetLink, requestReset, resetPassword } from './passwords/reset-password.ts';
import { revertEmailChange } from './verification/revert-email.ts';
import { getSessionUser, signOut } from './sessions/session.ts';
import { endAllSessions, endSession, listSessions } from './sessions/sessions.ts';
import { openSession } from './sessions/open-session.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { signIn } from './sign-in/sign-in.ts';
import { twoStepRoutes } from './two-step/routes.ts';

const { accounts } = routes;

export const accountRoutes = {
  ...passkeyRoutes,
  ...twoStepRoutes,
  getSession: accounts.getSession.handler(async ({ context: { app, visitor } }) => ({
    user: visitor && (await getSessionUser(app, visitor.userId)),
  })),
  signIn: accounts.signIn.handler(async ({ context, input }) => ({ user: await signIn(context, input) })),
  signOut: accounts.signOut.handler(async ({ context }) => {
    await signOut(context);
    return {};
  }),
  registerTalent: accounts.registerTalent.handler(async ({ context, input }) => {
    await requireStrongPassword(input.password, [input.email, input.fullName]);
    const { id } = await inConstantTime(() => registerTalent(context.app, input));
    rememberPendingBrowser(context, id);
    return {};
  }),
  registerCompany: accounts.registerCompany.handler(async ({ context, input }) => {
    const { email, firstName, lastName, companyName } = input;
    await requireStrongPassword(input.password, [email, firstName, lastName, companyName]);
    return inConstantTime(async () => {
      const { id } = await registerCompany(context.app, input);
      rememberPendingBrowser(context, id);
      return { user: await openSession(context, id, { remember: false, proof: 'email_password' }) };
    });
  }),
  confirmEmail: accounts.confirmEmail.handler(({ context, input }) => confirmEmail(context, input)),
  resendConfirmation: accounts.resendConfirmation.handler(async ({ context: { app, visitor }, input }) => {
    await inConstantTime(() => resendConfirmation(app, visitor, input.email));
    return {};
  }),
  requestPasswordReset: accounts.requestPasswordReset.handler(async ({ context: { app }, input }) => {
    await inConstantTime(() => requestReset(app, input.email));
    return {};
  }),
  checkResetLink: accounts.checkResetLink.handler(async ({ context: { app }, input }) => {
    const { email, userType } = await checkResetLink(app, input.token);
    return { email, userType };
  }),
  resetPassword: accounts.resetPassword.handler(async ({ context, input }) => ({
    user: await resetPassword(context, input),
  })),
  listSessions: accounts.listSessions.handler(({ context: { app, viewer }, input }) =>
    listSessions(app, viewer, input),
  ),
  endSession: accounts.endSession.handler(async ({ context, input }) => {
    await endSession(context, context.viewer, input.sessionId);
    return {};
  }),
  endAllSessions: accounts.endAllSessions.handler(async ({ context }) => {
    await endAllSessions(context, context.viewer);
    await signOut(context);
    return {};
  }),
  reauthenticate: accounts.reauthenticate.handler(async ({ context, input }) => {
    await reauthenticate(context, context.viewer, input.password);
    return {};
  }),
  changePassword: accounts.changePassword.handler(async ({ context, input }) => {
    await changePassword(context, context.viewer, input);
    return {};
  }),
  changeEmail: accounts.changeEmail.handler(async ({ context, input }) => {
    await inConstantTime(() => requestEmailChange(context, context.viewer, input.email));
    return {};
  }),
  confirmEmailChange: accounts.confirmEmailChange.handler(async ({ context, input }) => ({
    user: await confirmEmailChange(context, context.viewer, input.token),
  })),
  revertEmailChange: accounts.revertEmailChange.handler(async ({ context, input }) => ({
    user: await revertEmailChange(context, input),
  })),
  prepareDownload: accounts.prepareDownload.handler(({ context: { app, viewer } }) => {
    requireExportAllowed(app, viewer);
    return { path: EXPORT_PATH };
  }),
  requestDeletion: accounts.requestDeletion.handler(async ({ context }) => {
    const dueAt = await requestDeletion(context, context.viewer);
    await signOut(context);
    return { dueAt: dueAt.toISOString() };
  }),
  cancelDeletion: accounts.cancelDeletion.handler(async ({ context }) => {
    await cancelDeletion(context, context.viewer);
    return {};
  }),
};
