export { CompanyChat } from './list/dashboard-chats.tsx';
