export { ContactScreen } from './contact-screen.tsx';
export { HelpCenter } from './help-center.tsx';
export { InboxScreen } from './inbox-screen.tsx';
