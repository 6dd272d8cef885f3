import { routes } from '../http.ts';
import { confirmEmail, resetPassword } from './confirm.ts';
import { registerCompany, registerTalent } from './register.ts';
import { getSessionUser, signIn, signOut } from './session.ts';

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
    await registerTalent(context.app, input);
    return {};
  }),
  registerCompany: accounts.registerCompany.handler(async ({ context, input }) => {
    const isNew = await registerCompany(context.app, input);
    return { user: isNew ? await signIn(context, { ...input, remember: false }) : null };
  }),
  confirmEmail: accounts.confirmEmail.handler(async ({ context, input }) => ({
    user: await confirmEmail(context, input.token),
  })),
  resendConfirmation: accounts.resendConfirmation.handler(async ({ context, input }) => {
    await context.app.auth.api.sendVerificationEmail({ body: { email: input.email } }).catch(() => undefined);
    return {};
  }),
  requestPasswordReset: accounts.requestPasswordReset.handler(async ({ context, input }) => {
    await context.app.auth.api.requestPasswordReset({ body: { email: input.email } });
    return {};
  }),
  resetPassword: accounts.resetPassword.handler(async ({ context, input }) => ({
    user: await resetPassword(context, input),
  })),
};
