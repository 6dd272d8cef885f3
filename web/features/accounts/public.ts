export { AuthScreen } from './auth-screen.tsx';
export { Callback } from './callback.tsx';
export { Chooser } from './chooser.tsx';
export { Guard } from './guard.tsx';
export { UnconfirmedBanner } from './unconfirmed-banner.tsx';
