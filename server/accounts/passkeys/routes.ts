import { routes } from '../../platform/http/routes.ts';
import { reauthenticateWithPasskey } from '../sign-in/reauthenticate.ts';
import { addPasskey, startPasskey } from './add-passkey.ts';
import { askForPasskey } from './check-passkey.ts';
import { removePasskey, renamePasskey } from './passkeys.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

const { accounts } = routes;

export const passkeyRoutes = {
  startPasskeySignIn: accounts.startPasskeySignIn.handler(async ({ context }) => ({
    options: await askForPasskey(context, 'passkey_sign_in', null),
  })),
  signInWithPasskey: accounts.signInWithPasskey.handler(async ({ context, input }) => ({
    user: await signInWithPasskey(context, input),
  })),
  startPasskey: accounts.startPasskey.handler(async ({ context }) => ({ options: await startPasskey(context) })),
  addPasskey: accounts.addPasskey.handler(async ({ context, input }) => ({
    passkey: await addPasskey(context, input.answer),
  })),
  renamePasskey: accounts.renamePasskey.handler(async ({ context: { app, viewer }, input }) => ({
    passkey: await renamePasskey(app, viewer, input),
  })),
  removePasskey: accounts.removePasskey.handler(async ({ context, input }) => {
    await removePasskey(context, input.passkeyId);
    return {};
  }),
  startPasskeyProof: accounts.startPasskeyProof.handler(async ({ context }) => ({
    options: await askForPasskey(context, 'passkey_proof', context.viewer.userId),
  })),
  provePasskey: accounts.provePasskey.handler(async ({ context, input }) => {
    await reauthenticateWithPasskey(context, input.answer);
    return {};
  }),
};
