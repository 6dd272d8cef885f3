export { Footer } from './footer.tsx';
export { AccountLink } from './account-link.tsx';
export { Shell } from './shell.tsx';
