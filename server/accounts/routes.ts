import { routes } from '../http.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail } from './confirm.ts';
import { keepAccount, requestDeletion } from './deletion.ts';
import { inEvenTime } from './even-time.ts';
import { registerCompany, registerTalent } from './register.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { checkResetLink, requestReset, resetPassword } from './reset-password.ts';
import { getSessionUser, signOut } from './session.ts';
import { endAllSessions, endSession, listSessions } from './sessions.ts';
import { openSession, signIn } from './sign-in.ts';

const { accounts } = routes;

export const accountRoutes = {
  getSession: accounts.getSession.handler(async ({ context: { app, visitor } }) => ({
    user: visitor && (await getSessionUser(app, visitor.userId)),
  })),
  signIn: accounts.signIn.handler(async ({ context, input }) => ({ user: await signIn(context, input) })),
  signOut: accounts.signOut.handler(async ({ context }) => {
    await signOut(context);
    return {};
  }),
  registerTalent: accounts.registerTalent.handler(async ({ context, input }) => {
    await inEvenTime(() => registerTalent(context.app, input));
    return {};
  }),
  registerCompany: accounts.registerCompany.handler(({ context, input }) =>
    inEvenTime(async () => {
      const { id, email } = await registerCompany(context.app, input);
      return { user: await openSession(context, id, { ...input, email, remember: false }) };
    }),
  ),
  confirmEmail: accounts.confirmEmail.handler(async ({ context, input }) => ({
    user: await confirmEmail(context, input.token),
  })),
  resendConfirmation: accounts.resendConfirmation.handler(async ({ context: { app, visitor }, input }) => {
    await inEvenTime(() => resendConfirmation(app, visitor, input.email));
    return {};
  }),
  requestPasswordReset: accounts.requestPasswordReset.handler(async ({ context: { app }, input }) => {
    await inEvenTime(() => requestReset(app, input.email));
    return {};
  }),
  checkResetLink: accounts.checkResetLink.handler(async ({ context: { app }, input }) => {
    const { email, userType } = await checkResetLink(app, input.token);
    return { email, userType };
  }),
  resetPassword: accounts.resetPassword.handler(async ({ context, input }) => ({
    user: await resetPassword(context, input),
  })),
  listSessions: accounts.listSessions.handler(async ({ context: { app, viewer } }) => ({
    sessions: await listSessions(app, viewer),
  })),
  endSession: accounts.endSession.handler(async ({ context: { app, viewer }, input }) => {
    await endSession(app, viewer, input.sessionId);
    return {};
  }),
  endAllSessions: accounts.endAllSessions.handler(async ({ context }) => {
    await endAllSessions(context.app, context.viewer);
    await signOut(context);
    return {};
  }),
  changePassword: accounts.changePassword.handler(async ({ context: { app, viewer }, input }) => {
    await changePassword(app, viewer, input);
    return {};
  }),
  requestDeletion: accounts.requestDeletion.handler(async ({ context }) => {
    const dueAt = await requestDeletion(context.app, context.viewer);
    await signOut(context);
    return { dueAt: dueAt.toISOString() };
  }),
  keepAccount: accounts.keepAccount.handler(async ({ context: { app, viewer } }) => {
    await keepAccount(app, viewer);
    return {};
  }),
};
