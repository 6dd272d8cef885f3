export { AccountActions } from './account-actions.tsx';
export { AuthScreen } from './auth-screen.tsx';
export { Callback } from './callback.tsx';
export { Chooser } from './chooser.tsx';
export { Guard } from './guard.tsx';
export { ResetScreen } from './reset-screen.tsx';
export { UnconfirmedBanner } from './unconfirmed-banner.tsx';
