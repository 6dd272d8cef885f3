import { routes } from '../../platform/http/routes.ts';
import { reauthenticateWithCode } from '../sign-in/reauthenticate.ts';
import { getSignInMethods } from '../sign-in/sign-in-methods.ts';
import { finishSignIn } from './check-code.ts';
import { disableTwoStep, enableTwoStep, renewCodes, startTwoStep } from './two-step.ts';

const { accounts } = routes;

export const twoStepRoutes = {
  getSignInMethods: accounts.getSignInMethods.handler(({ context: { app, viewer } }) => getSignInMethods(app, viewer)),
  finishSignIn: accounts.finishSignIn.handler(async ({ context, input }) => ({
    user: await finishSignIn(context, input.code),
  })),
  startTwoStep: accounts.startTwoStep.handler(({ context }) => startTwoStep(context)),
  enableTwoStep: accounts.enableTwoStep.handler(async ({ context, input }) => ({
    recoveryCodes: await enableTwoStep(context, input.code),
  })),
  renewRecoveryCodes: accounts.renewRecoveryCodes.handler(async ({ context }) => ({
    recoveryCodes: await renewCodes(context),
  })),
  disableTwoStep: accounts.disableTwoStep.handler(async ({ context }) => {
    await disableTwoStep(context);
    return {};
  }),
  proveCode: accounts.proveCode.handler(async ({ context, input }) => {
    await reauthenticateWithCode(context, input.code);
    return {};
  }),
};
