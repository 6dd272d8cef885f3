export const errors = {
  pageTitle: 'Oops! Page not found',
  pageText: 'This address leads nowhere.',
  backHome: 'Back to the home page',
  crashTitle: 'Something broke on this page',
  crashText: 'Nothing is lost. Load the page again, or go on elsewhere.',
  payment_required: 'This unlock has to be paid for.',
  already_premium: 'Premium is already running.',
  conversation_closed: 'This conversation does not go on.',
  payments_unavailable: 'Payments are not reachable right now. Try again in a moment.',
  email_not_confirmed: 'Confirm your email first.',
};
