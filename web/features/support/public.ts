export { ContactScreen } from './contact-screen.tsx';
export { HelpCenter } from './help-center.tsx';
