export { MailChoice } from './mail-choice.tsx';
export { StopMails } from './stop-mails.tsx';
