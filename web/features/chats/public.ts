export { CompanyChat, TalentChats } from './list/dashboard-chats.tsx';
export { MessageEvents } from './message-events.tsx';
export { MessagesScreen } from './list/messages-screen.tsx';
