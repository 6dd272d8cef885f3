export const signIn = {
  title: 'Welcome Back',
  email: 'Email',
  password: 'Password',
  remember: 'Remember this device',
  submit: 'Sign In',
  pending: 'Signing in…',
  forgot: 'Forgot Password',
  create: 'Create New Account',
  done: 'Login successful!',
  passkey: 'Use a passkey',
  passkeyPending: 'Waiting for your device…',
};

export const code = {
  title: 'One more step',
  appText: 'Enter the six-digit code from your authenticator app.',
  recoveryText: 'Enter one of your saved recovery codes. Each code works once.',
  app: 'Code',
  recovery: 'Recovery code',
  submit: 'Verify',
  pending: 'Verifying…',
  useRecovery: 'Use a recovery code',
  useApp: 'Use my authenticator app',
  back: 'Start over',
  honest:
    'On a remembered device you stay signed in for 30 days. After that, or if you log out, we’ll ask for a code again.',
  expired: 'That took too long. Sign in again.',
};

export const problem = {
  passkey_refused: 'We couldn’t accept this passkey. Use your password or try another passkey.',
  wrong_credentials: 'That email or password is incorrect.',
  rate_limited: 'Too many attempts. Try again in a few minutes.',
  offline: 'You’re offline. Check your connection and try again.',
  other: 'An error occurred during authentication.',
};
