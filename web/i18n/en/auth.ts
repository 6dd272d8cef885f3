import { signIn, code, problem } from './auth/sign-in.ts';
import { register, chooser } from './auth/register.ts';
import { registered, unconfirmed, callback, confirm } from './auth/confirmation.ts';
import { forgot, reset, revert } from './auth/password.ts';

export const auth = {
  signIn,
  code,
  register,
  forgot,
  reset,
  registered,
  unconfirmed,
  callback,
  confirm,
  emailChange: {
    done: 'Your email is now {{email}}',
    expired: 'This link doesn’t work here. Sign in to the account whose email you’re changing, or request a new link.',
    signIn: 'Sign in with your current email to finish the change.',
  },
  revert,
  keep: {
    title: 'Your account is scheduled for deletion',
    text: 'It’s hidden now. On {{day}} we’ll erase it and everything in it.',
    action: 'Keep my account',
    logout: 'Logout',
    done: 'Your account is safe. Welcome back!',
    failed: 'We couldn’t restore your account. Try again.',
  },
  problem,
  chooser,
  guard: {
    confirmedElsewhere: 'You confirmed your email on another device. Sign in with the password you chose there.',
    checking: 'Cargando... Por favor espere...',
    profile: 'Please login to access your profile',
    search: 'Please login to search for talent',
    page: 'Please login to access this page',
    loggedOut: 'You have been logged out successfully',
    unreachable: 'We couldn’t reach {{name}}',
    unreachableText: 'You’re still signed in. Try again in a moment.',
  },
};
