export { CompanyChat } from './company-chat.tsx';
export { MessageNews } from './message-news.tsx';
export { MessagesScreen } from './messages-screen.tsx';
export { TalentChats } from './talent-chats.tsx';
