export const forgot = {
  title: 'Forgot Password',
  text: 'Enter your email and we’ll send you a link to choose a new password.',
  submit: 'Send reset link',
  pending: 'Sending the link…',
  back: 'Back to Login',
  done: 'If this email has an account, we’ve sent it a reset link. It’s valid for 24 hours.',
  failed: 'Error sending reset email.',
};

export const reset = {
  title: 'Reset password',
  email: 'Email',
  password: 'New Password',
  confirmation: 'Confirm New Password',
  submit: 'Update password',
  pending: 'Updating your password…',
  done: 'Password updated successfully!',
  failed: 'Error during password reset. Please try again.',
  sessionExpired: 'Password reset session expired. Please request a new link.',
  sessionInvalid: 'Invalid password reset session',
};

export const revert = {
  title: 'Recover your account',
  text: 'Choose a new password. We’ll restore this email address and log out every other device.',
  submit: 'Recover my account',
  pending: 'Recovering your account…',
  done: 'You have your account back. Sign in with {{email}}.',
  expired: 'This link is no longer valid. Contact us and we’ll help.',
};
