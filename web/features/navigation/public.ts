export { Footer } from './footer.tsx';
export { useAuthPrompt } from './auth-prompt.tsx';
export { AccountLink } from './account-link.tsx';
export { Shell } from './shell.tsx';
