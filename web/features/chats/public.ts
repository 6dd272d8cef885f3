export { CompanyChat, TalentChats } from './list/dashboard-chats.tsx';
