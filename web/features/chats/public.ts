export { CompanyChat } from './company-chat.tsx';
export { MessagesScreen } from './messages-screen.tsx';
export { TalentChats } from './talent-chats.tsx';
