export const registered = {
  title: 'Registration Successful',
  text: 'We sent a link to {{email}}. Open it to verify your email, then sign in.',
  signIn: 'Sign In',
  mailbox: 'Open my inbox',
};

export const unconfirmed = {
  text: 'Confirm your email first. We just sent a new link to {{email}}.',
  banner: 'Confirm {{email}} to contact talent. You can look around in the meantime.',
  resend: 'Resend link',
  resent: 'We sent a link to {{email}}.',
};

export const callback = {
  checking: 'Checking your link…',
  confirmed: 'Your email is confirmed. Welcome!',
  failed: 'Authentication error',
  expired: 'Invalid or expired reset link',
};

export const confirm = {
  title: 'Almost there',
  text: 'You signed up in another browser, so let’s make sure this account is really yours. Choose the password you’ll use to sign in on all your devices.',
  submit: 'Confirm and continue',
  pending: 'Confirming your email…',
};
