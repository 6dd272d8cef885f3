export const errors = {
  pageTitle: 'Oops! Page not found',
  pageText: 'This address leads nowhere.',
  backHome: 'Back to the home page',
  crashTitle: 'Something broke on this page',
  crashText: 'Nothing is lost. Load the page again, or go on elsewhere.',
};
