export { MailChoice } from './mail-choice.tsx';
