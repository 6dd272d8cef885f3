export { CompanyChat } from './company-chat.tsx';
export { MessageEvents } from './message-events.tsx';
export { MessagesScreen } from './messages-screen.tsx';
export { TalentChats } from './talent-chats.tsx';
